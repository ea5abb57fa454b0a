import type { facts as english } from '#content/answers/en/company.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'company-what': {
    asks: [
      'Que fait votre entreprise ?',
      'c’est quoi comme société',
      'présentation de l’entreprise',
      'vous êtes une agence web3 ?',
      'quel est votre métier',
    ],
    says: '{companyName} est une société de services Web3. Nous auditons et écrivons des smart contracts pour des équipes qui détiennent l’argent d’autrui. Nos outils créent et verrouillent des tokens, et chacun peut vérifier le résultat.',
  },
  'company-services': {
    asks: [
      'Quels services proposez-vous ?',
      'liste des services',
      'vos prestations',
      'qu’est-ce que vous vendez',
      'que pouvez-vous faire pour une startup web3',
    ],
    says: 'Nous proposons {companyServiceCount} services. Nos équipes assurent l’audit de smart contracts, l’audit de NFT, les services blockchain, le développement de tokens ERC20, le marketing Web3 et le design UI/UX Web3. Vous utilisez vous-même le créateur de meme tokens, le verrouillage de tokens et celui de liquidité.',
  },
  'company-which-service': {
    asks: [
      'Quel service convient à mon projet ?',
      'je ne sais pas quel service choisir',
      'quelle prestation est adaptée à nous',
      'aidez-moi à choisir',
      'audit ou développement, que me conseillez-vous',
    ],
    says: 'Montrez-nous ce que vous avez, lors d’un appel gratuit ou par message. Nous vous disons quel service convient, ou qu’aucun ne convient. Un dépôt, un brouillon ou deux phrases suffisent.',
  },
  'company-for-whom': {
    asks: [
      'Qui est votre client type ?',
      'votre clientèle cible',
      'travaillez-vous avec de petites startups',
      'est-ce pour les protocoles defi ou aussi pour les studios nft',
      'acceptez-vous une entreprise sans expérience crypto',
    ],
    says: 'Nous travaillons pour des équipes de protocole avant le lancement, des studios NFT avant un drop, des entreprises qui ont besoin d’un contrat et des fondateurs de token. La page d’accueil indique pour chacun le résultat, la durée et le prix.',
  },
  'company-where': {
    asks: [
      'Où se trouve votre entreprise ?',
      'adresse de la société',
      'siège social',
      'dans quel pays êtes-vous',
      'avez-vous un bureau que l’on peut visiter',
      'adresse postale',
    ],
    says: 'Le site indique {companyEntity}, {companyAddress}, {companyCountry}.{companySample} Écrivez à {companyEmail} avant tout envoi postal.',
  },
  'company-entity': {
    asks: [
      'Quelle entité juridique exploite ce site ?',
      'mentions légales',
      'raison sociale',
      'nom légal de la société',
      'qui est le cocontractant',
    ],
    says: '{companyEntity} propose ce site et ses outils.{companySample}',
  },
  'company-sample': {
    asks: [
      'Les noms et adresses de ce site sont-ils réels ?',
      'pourquoi est-il écrit sample',
      'société fictive ?',
      'nom et adresse provisoires',
      'est-ce une démo ou une vraie entreprise',
    ],
    says: 'Les valeurs marquées « sample » sont des exemples : l’entité juridique, son adresse et les personnes nommées. L’exploitant du site les remplace par celles de l’entreprise. Demandez-nous qui signe avant de passer commande.',
  },
  'company-people': {
    asks: [
      'Qui sont les membres de votre équipe ?',
      'l’équipe',
      'qui sont les gens derrière ce site',
      'vos collaborateurs',
      'avez-vous un expert sécurité dans l’équipe',
    ],
    says: 'La page d’accueil nomme {companyPeople}, et dit ce que fait chaque personne. Un nom donné en exemple reste affiché jusqu’à ce que l’entreprise indique ses propres collaborateurs.',
  },
  'company-who-answers': {
    asks: [
      'Vais-je parler à des ingénieurs ou à des commerciaux ?',
      'qui lit mon message',
      'commercial ou développeur',
      'contact direct avec ceux qui écrivent le code',
      'je ne veux pas d’un commercial',
    ],
    says: 'Vous parlez à ceux qui lisent et écrivent le code. Votre message est lu par une personne du métier, qui répond sous {companyAnswer}.',
  },
  'company-process': {
    asks: [
      'Comment travaillez-vous avec vos clients ?',
      'déroulement d’un projet',
      'étapes d’une mission',
      'votre façon de collaborer',
      'comment ça se passe du début à la fin',
    ],
    says: 'Nous travaillons en quatre étapes : un échange d’une demi-heure, un périmètre sous deux jours ouvrés, le travail tel que prévu au devis et la remise lors d’un appel. Chaque service suit ces étapes.',
  },
  'company-start': {
    asks: [
      'Comment commencer ?',
      'première étape',
      'je veux vous engager',
      'comment devenir client',
      'nous sommes prêts à démarrer',
    ],
    says: 'Réservez un appel gratuit de {companyCallMinutes} sur /book, ou écrivez-nous sur /contact-us. Montrez ce que vous avez, et nous vous disons quel service convient.',
  },
  'company-scope': {
    asks: [
      'Que fixons-nous avant le début du travail ?',
      'définition du périmètre',
      'cadrage du projet',
      'qui rédige le brief',
      'faut-il un cahier des charges complet',
    ],
    says: 'Dans les deux jours ouvrés qui suivent le premier échange, nous fixons le périmètre. Il comprend le commit ou un brief d’une page, le prix et ce qui le modifierait.',
  },
  'company-progress': {
    asks: [
      'Comment suivre l’avancement du travail ?',
      'point d’étape',
      'suivi du projet',
      'dois-je attendre la fin pour voir quelque chose',
      'puis-je voir les commits au fur et à mesure',
    ],
    says: 'Vous voyez chaque constat et chaque commit le jour où nous l’écrivons. Il n’est pas nécessaire d’attendre la remise.',
  },
  'company-hand-over': {
    asks: [
      'Qu’est-ce qui m’appartient à la fin de la mission ?',
      'remise des livrables',
      'gardez-vous un accès après le projet',
      'à qui appartient le résultat',
      'propriété intellectuelle après livraison',
    ],
    says: 'À la remise, qui se fait en un appel, le rapport, le code source, les tests et les clés vous appartiennent. Nous ne gardons aucun accès.',
  },
  'company-references': {
    asks: [
      'Qui sont vos clients ?',
      'références',
      'études de cas',
      'portfolio de projets passés',
      'avec quels projets avez-vous déjà travaillé',
    ],
    says: 'Nous ne publions aucun nom de client. Jugez-nous sur ce que vous pouvez vérifier : notre code, ses tests et les contrats que nos outils déploient.',
  },
  'company-trust': {
    asks: [
      'Pourquoi vous faire confiance ?',
      'êtes-vous sérieux',
      'comment savoir si vous êtes bons',
      'preuves de votre qualité',
      'jamais entendu parler de vous',
    ],
    says: 'Vérifiez nos chiffres plutôt que nos paroles. La page d’accueil et /evidence montrent couverture de tests, preuves, fautes volontaires et gas, avec leurs dates. Un exemple de rapport d’audit se lit sur /whitepaper/sample-audit.',
  },
  'company-keys': {
    asks: [
      'Détenez-vous des clés ou des fonds ?',
      'conservez-vous des actifs de clients',
      'avez-vous accès à mes tokens',
      'qui contrôle l’argent',
      'dois-je vous envoyer mes coins',
    ],
    says: 'Nous ne détenons ni clés ni fonds. Vous signez avec votre propre wallet. Un contrat que vous déployez ici n’a ni clé ni frais à nous, et nous ne pouvons pas le modifier.',
  },
  'company-turn-down': {
    asks: [
      'Que refusez-vous ?',
      'quelles missions n’acceptez-vous pas',
      'feriez-vous un honeypot',
      'peut-on acheter un bon rapport',
      'frais cachés dans un contrat',
    ],
    says: 'Nous refusons les contrats qui empêchent les détenteurs de vendre, les frais cachés et les audits dont le résultat est convenu d’avance.',
  },
  'company-guarantee': {
    asks: [
      'Donnez-vous une garantie sur votre travail ?',
      'niveau de certitude',
      'pouvez-vous promettre qu’il n’y aura pas de hack',
      'mon argent est-il en sécurité si vous avez écrit le contrat',
      'assurance qu’il n’y a aucune faute',
    ],
    says: 'Nous ne vendons pas de garantie : une relecture rend les fautes plus rares et ne prouve rien sur le code qu’elle n’a pas lu. Nous corrigeons gratuitement nos propres erreurs.',
  },
  'company-language': {
    asks: [
      'Quelles langues parlez-vous ?',
      'parlez-vous français',
      'le site existe-t-il en français',
      'langue du site',
      'je parle peu anglais, est-ce un problème',
    ],
    says: 'Les pages de ce site sont en anglais, et l’assistant répond aussi en allemand, en français et en espagnol. Demandez dans votre message si un appel dans une autre langue est possible.',
  },
  'company-seal': {
    asks: [
      'Que sont les sceaux de ce site ?',
      'dessins à côté des adresses',
      'pourquoi chaque token a-t-il un sceau',
      'comment un sceau aide contre une fausse adresse',
      'sceau gravé',
    ],
    says: 'Un sceau est un dessin tracé à partir de l’adresse complète d’un token, d’un verrou ou d’un claim. Deux adresses semblables une fois abrégées ont des sceaux différents. Comparez toujours aussi l’adresse complète.',
  },
  'company-pledge': {
    asks: [
      'Qu’est-ce que le pledge ?',
      'vos principes',
      'charte',
      'que promettez-vous pour vos contrats',
      'articles de l’engagement',
    ],
    says: 'Le pledge est notre engagement pour chaque contrat que nous déployons, en {companyPledgeCount} articles. Ce sont : pas de propriétaire caché, pas de frais, pas de mise à jour dans votre dos, code ouvert, mauvaises nouvelles d’abord.',
  },
  'company-owner': {
    asks: [
      'Qui est propriétaire d’un contrat que vous déployez pour nous ?',
      'propriétaire caché',
      'vous inscrivez-vous comme propriétaire',
      'droits d’administration après la livraison de notre contrat',
      'jusqu’à quand le propriétaire garde-t-il des pouvoirs',
    ],
    says: 'Un contrat que nous déployons n’a aucune clé à nous. Si vous voulez un propriétaire, c’est vous, et il est écrit ce qu’il peut faire et jusqu’à quand.',
  },
  'company-earn': {
    asks: [
      'Comment gagnez-vous de l’argent si les outils sont gratuits ?',
      'modèle économique',
      'où est le piège des outils gratuits',
      'qui finance ce site',
    ],
    says: 'Vous nous payez pour un travail, sur facture. Nos contrats ne prélèvent aucune part sur un transfert, un verrou, un claim ou un mint.',
  },
  'company-open-source': {
    asks: [
      'Peut-on lire le source de vos contrats ?',
      'code publié de la société',
      'code source public',
      'dépôt github de la société',
      'comparer le source et le bytecode',
    ],
    says: 'Le code source de nos contrats est ouvert. Chacun peut le lire, le compiler et comparer le résultat au code présent sur la chaîne.',
  },
  'company-bad-news': {
    asks: [
      'Que faites-vous si vous trouvez une faute dans votre propre contrat ?',
      'bug dans votre propre code',
      'informez-vous les utilisateurs d’un incident',
      'cacheriez-vous une vulnérabilité',
      'qui est prévenu en premier d’un problème',
    ],
    says: 'Quand nous trouvons une faute dans quelque chose à nous, nous prévenons d’abord les personnes concernées.',
  },
  'company-pledge-sign': {
    asks: [
      'Comment signer le pledge ?',
      'signer votre engagement',
      'mettre mon nom sur le mur',
      'signature du pledge par e-mail ou wallet',
      'rejoindre le pledge',
    ],
    says: 'Signez le pledge sur /pledge#sign avec votre nom et une adresse e-mail, puis confirmez dans le message reçu. Ou signez avec un wallet, et votre nom apparaît aussitôt.',
  },
  'company-pledge-who': {
    asks: [
      'À quoi m’engage la signature du pledge ?',
      'puis-je signer en tant que détenteur',
      'une entreprise peut-elle signer le pledge',
      'le pledge est-il ouvert à tous',
    ],
    says: 'Toute personne qui travaille ainsi peut signer le pledge : développeurs, auditeurs, détenteurs, entreprises. Vous respectez ses articles dans vos contrats et les demandez dans ceux que vous utilisez, relisez ou détenez.',
  },
  'company-pledge-wall': {
    asks: [
      'Quels noms figurent sous le pledge ?',
      'liste des signataires',
      'le mur des noms',
      'soutiens du pledge',
      'où voir les signatures',
    ],
    says: 'Les noms sous le pledge sont publics sur son mur, à l’adresse /pledge/wall. Chaque nom a été confirmé par e-mail ou signé avec un wallet.',
  },
  'company-pledge-identity': {
    asks: [
      'Vérifiez-vous qui signe le pledge ?',
      'faux noms sur le mur',
      'identité des signataires',
      'quelqu’un peut-il signer à ma place',
    ],
    says: 'Le signataire du pledge saisit son nom et le confirme par e-mail ou avec un wallet. Nous ne vérifions pas son identité. Écrivez-nous si votre nom y figure sans vous.',
  },
  'company-pledge-withdraw': {
    asks: [
      'Puis-je retirer ma signature du pledge ?',
      'enlever mon nom du mur',
      'annuler ma signature',
      'je ne veux plus soutenir le pledge',
    ],
    says: 'Vous pouvez retirer votre signature du pledge quand vous voulez. Utilisez le lien reçu par e-mail ou le wallet qui a signé. Votre nom quitte le mur et notre base de données.',
  },
  'company-pledge-version': {
    asks: [
      'Quel texte du pledge est-ce que je signe ?',
      'version du pledge',
      'ma signature vaut-elle pour une version ultérieure',
      'hash du texte',
    ],
    says: 'Votre signature est liée à la version {companyPledgeVersion} du pledge, datée du {companyPledgeDate}, par le hash de son texte. Un texte ultérieur n’est pas signé pour autant.',
  },
}
