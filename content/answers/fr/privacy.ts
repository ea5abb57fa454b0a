import type { facts as english } from '#content/answers/en/privacy.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'privacy-what': {
    asks: [
      'Quelles données personnelles conservez-vous ?',
      'protection des données',
      'rgpd',
      'politique de confidentialité en bref',
      'quelles informations sur moi détenez-vous',
    ],
    says: 'Nous conservons ce que vous envoyez par un formulaire, et rien de ce que vous lisez ici. La déclaration de confidentialité, sur /privacy, indique chaque champ, son but et sa durée.',
  },
  'privacy-responsible': {
    asks: [
      'Qui est responsable de mes données ?',
      'responsable du traitement',
      'délégué à la protection des données',
      'à qui écrire pour mes données',
    ],
    says: '{privacyEntity}, {privacyAddress}, décide de ce que ce site conserve et pourquoi.{privacySample} Pour vos données, écrivez à {privacyEmail}.',
  },
  'privacy-basis': {
    asks: [
      'Sur quelle base légale conservez-vous mes données ?',
      'base juridique rgpd',
      'pourquoi avez-vous besoin de mes informations',
      'finalité du traitement',
    ],
    says: 'Le tableau sur /privacy#kept indique le but et la base de chaque donnée. Messages et appels reposent sur votre demande, la newsletter et le pledge sur votre consentement, les compteurs sur notre intérêt à un site qui fonctionne.',
  },
  'privacy-cookies': {
    asks: [
      'Utilisez-vous des cookies ?',
      'cookie',
      'pourquoi n’y a-t-il pas de bandeau cookies',
      'dois-je accepter des cookies',
      'un cookie est-il posé si je ne fais que lire',
    ],
    says: 'Nous ne posons un cookie que si vous vous connectez avec un wallet ou interrogez l’assistant. À la simple lecture, il n’y en a aucun. Chaque cookie contient un nombre aléatoire et ne sert qu’à cela.',
  },
  'privacy-cookie-list': {
    asks: [
      'Quels cookies existent et combien de temps durent-ils ?',
      'liste des cookies',
      'durée des cookies',
      'quand expire le cookie de session',
      'noms des cookies',
    ],
    says: 'Il y a {privacyCookies} cookies. L’un dure cinq minutes, le temps de signer un message, un autre garde une connexion {privacySignIn}, et le dernier retrouve votre chat pendant {privacyChat} après la dernière question.',
  },
  'privacy-tracking': {
    asks: [
      'Suivez-vous les visiteurs ?',
      'mes clics sont-ils enregistrés',
      'google analytics',
      'publicité et pixels',
      'scripts de tiers',
    ],
    says: 'Le site n’a ni suivi, ni publicité, ni code d’une autre société. Nous ne conservons rien de ce que vous lisez ici.',
  },
  'privacy-receivers': {
    asks: [
      'Qui reçoit mes données ?',
      'tiers',
      'partagez-vous mes données',
      'sous-traitants',
      'ma demande est-elle transmise à des partenaires',
    ],
    says: 'Ce que vous envoyez arrive sur notre serveur de mail. Là où nous les utilisons, cela arrive aussi à notre propre système de demandes et au service qui répond au chat. Personne d’autre ne le reçoit.',
  },
  'privacy-sell': {
    asks: [
      'Vendez-vous mes données ?',
      'revente d’adresses',
      'mon e-mail est-il vendu à des annonceurs',
      'vais-je recevoir du spam après vous avoir écrit',
    ],
    says: 'Nous ne vendons rien de ce que vous nous envoyez. Votre adresse ne reçoit la newsletter que si vous la demandez et la confirmez.',
  },
  'privacy-messages': {
    asks: [
      'Combien de temps conservez-vous mon message ?',
      'durée de conservation',
      'combien de temps une demande est-elle stockée',
      'combien de temps mon formulaire reste-t-il chez vous',
    ],
    says: 'Messages, demandes d’audit, questions transmises du chat et réservations d’appel sont conservés {privacyMessages} à partir de leur arrivée. Vous pouvez les effacer plus tôt sur /privacy/your-data.',
  },
  'privacy-newsletter': {
    asks: [
      'Que stockez-vous sur les abonnés à la newsletter ?',
      'données newsletter',
      'durée de conservation d’une adresse newsletter',
      'je n’ai jamais confirmé, avez-vous encore mon adresse',
    ],
    says: 'Une adresse jamais confirmée pour la newsletter est effacée après {privacyUnconfirmed}. Une adresse confirmée reste jusqu’à votre départ, et la preuve de votre accord encore {privacyProof}.',
  },
  'privacy-mails': {
    asks: [
      'Quels e-mails automatiques envoyez-vous ?',
      'notifications dans ma boîte de réception',
      'j’ai reçu un mail que je n’ai pas demandé',
      'quelqu’un a saisi mon adresse chez vous',
    ],
    says: 'Vous ne recevez que des e-mails liés à votre demande : un appel, une demande d’audit, la newsletter, le pledge, les dates d’un compte ou vos données. Si un autre a saisi votre adresse, ne confirmez rien.',
  },
  'privacy-reminders': {
    asks: [
      'Que stockez-vous si je demande des e-mails sur les dates d’un compte ?',
      'données des rappels de dates',
      'e-mail lié à mon wallet',
      'le rappel révèle-t-il que le compte est à moi',
    ],
    says: 'Pour les e-mails sur les dates d’un compte, nous gardons votre adresse et le compte, mais pas s’il est à vous. Sans confirmation, tout part après {privacyUnconfirmed}. Un lien dans chaque e-mail y met fin.',
  },
  'privacy-see': {
    asks: [
      'Comment voir ce que vous stockez sur moi ?',
      'exporter mes données',
      'télécharger mes données',
      'droit d’accès',
      'portabilité des données',
    ],
    says: 'Saisissez votre adresse e-mail sur /privacy/your-data. Vous recevez un lien qui montre tout ce qui la concerne et l’enregistre dans un fichier. Le lien reste ouvert {privacyLinkHours}.',
  },
  'privacy-erase': {
    asks: [
      'Comment supprimer mes données ?',
      'suppression',
      'droit à l’oubli',
      'effacez tout ce que vous avez sur moi',
      'demande d’effacement rgpd',
    ],
    says: 'Saisissez votre adresse e-mail sur /privacy/your-data, et utilisez le lien reçu pour tout effacer aussitôt. Il ne faut ni compte ni intervention d’une personne.',
  },
  'privacy-erase-rest': {
    asks: [
      'Que reste-t-il après l’effacement de mes données ?',
      'tout est-il vraiment supprimé',
      'liste d’opposition',
      'gardez-vous mes e-mails après la suppression',
    ],
    says: 'Après un effacement, nous supprimons à la main les e-mails de notre boîte, sous trente jours. Si vous étiez abonné à la newsletter, un hash vous en protège. Ce qui est sur une chaîne y reste.',
  },
  'privacy-no-mail': {
    asks: [
      'J’ai demandé mes données et aucun e-mail n’arrive. Pourquoi ?',
      'le lien vers mes données n’arrive pas',
      'le lien a expiré',
      'je n’ai plus cette adresse e-mail',
    ],
    says: 'Si nous ne stockons rien sur une adresse, aucun e-mail ne part, pour ne révéler personne. Un lien reste ouvert {privacyLinkHours}. Si vous ne lisez plus cette adresse, écrivez à {privacyEmail}.',
  },
  'privacy-correct': {
    asks: [
      'Comment faire corriger mes données ?',
      'rectification',
      'opposition au traitement',
      'limiter l’usage de mes données',
      'mon nom est mal enregistré',
    ],
    says: 'Écrivez à {privacyEmail} pour faire corriger vos données, vous opposer à leur usage ou le faire cesser. Nous répondons sous un mois.',
  },
  'privacy-complain': {
    asks: [
      'Où me plaindre pour la protection des données ?',
      'autorité de contrôle',
      'plainte rgpd',
      'autorité compétente',
    ],
    says: 'Vous pouvez saisir cette autorité : {privacyAuthority}. Celle de votre pays de résidence est possible aussi. Écrivez aussi à {privacyEmail}, pour que nous puissions y remédier.',
  },
  'privacy-where': {
    asks: [
      'Où mes données sont-elles stockées ?',
      'emplacement des serveurs',
      'pays d’hébergement',
      'transfert hors de l’union européenne',
    ],
    says: 'Le serveur et la base de données se trouvent ici : {privacyHosting}. Nous n’envoyons rien dans d’autres pays, sauf qu’un e-mail pour vous va là où est votre boîte.',
  },
  'privacy-backups': {
    asks: [
      'Combien de temps les sauvegardes gardent-elles mes données ?',
      'conservation des sauvegardes',
      'les anciens backups sont-ils effacés',
      'sauvegardes',
    ],
    says: 'Les sauvegardes sont écrasées après {privacyBackups}. Les données effacées quittent la base aussitôt, et les sauvegardes dans ce délai.',
  },
  'privacy-chain': {
    asks: [
      'Pouvez-vous effacer quelque chose de la blockchain ?',
      'données publiques sur la chaîne',
      'retirer une transaction de la blockchain',
      'mon activité de wallet est-elle publique',
    ],
    says: 'Ce que vous écrivez sur une blockchain est public partout et pour toujours. Nous ne pouvons pas l’effacer, et personne d’autre non plus.',
  },
  'privacy-wallet': {
    asks: [
      'Que stockez-vous quand je connecte mon wallet ?',
      'adresse de wallet et vie privée',
      'mon adresse est-elle liée à mon nom',
      'données de connexion avec wallet',
    ],
    says: 'Un wallet connecté n’est retenu que par votre navigateur. Une ouverture de session enregistre l’adresse de votre compte et des hashes, jusqu’à votre sortie et {privacySignIn} au plus.',
  },
  'privacy-account-data': {
    asks: [
      'Comment voir les données liées à mon compte de wallet ?',
      'exporter avec le wallet au lieu de l’e-mail',
      'effacer ce qui est lié à mon adresse ethereum',
      'que savez-vous de mon compte wallet',
    ],
    says: 'Ouvrez une session avec le wallet, puis la page /privacy/your-data. Elle montre ce qui est lié à son compte, à télécharger ou à effacer.',
  },
  'privacy-ip': {
    asks: ['Stockez-vous mon adresse IP ?', 'adresse ip', 'mon ip est-elle enregistrée', 'faut-il un vpn'],
    says: 'Nous ne stockons jamais une adresse réseau en clair. Des compteurs et quelques données en gardent un hash, et le sel du jour est effacé après {privacyHash}.',
  },
  'privacy-logs': {
    asks: [
      'Que note le serveur lors d’une visite ?',
      'journaux du serveur',
      'logs d’accès',
      'conservation des logs',
      'mon navigateur est-il enregistré',
    ],
    says: 'Le serveur écrit une ligne par requête : heure, nombre aléatoire, route, méthode, statut, durée et lieu d’une erreur. Adresse réseau, e-mail, saisies et navigateur n’y figurent jamais. Nous gardons les lignes {privacyLogs}.',
  },
  'privacy-device': {
    asks: [
      'Que stockez-vous dans mon navigateur ?',
      'local storage',
      'que reste-t-il sur mon appareil',
      'effacer les données locales de ce site',
      'ordinateur partagé',
    ],
    says: 'Votre navigateur garde brouillons, thème, dernier wallet, chat, plans inachevés et transactions récentes. Rien ne s’envoie tout seul, et vous pouvez tout supprimer dans le navigateur. La liste est sur /privacy#device.',
  },
  'privacy-draft': {
    asks: [
      'Mon formulaire inachevé est-il enregistré ?',
      'brouillon',
      'j’ai fermé l’onglet avant l’envoi',
      'ai-je perdu mon texte',
    ],
    says: 'Votre navigateur garde le brouillon d’un formulaire sur votre appareil jusqu’à l’envoi ou l’abandon, trente jours au plus. Nous n’en voyons rien avant l’envoi.',
  },
  'privacy-public': {
    asks: [
      'Quelles données de moi deviennent publiques ?',
      'mon nom est-il affiché quelque part',
      'publiez-vous ce que je saisis',
      'que voient les autres visiteurs de moi',
    ],
    says: 'Deux actions publient vos saisies. Signer le pledge montre votre nom, votre rôle et votre page, et avec un wallet aussi votre compte. Publier des pièces d’une collection montre leurs images et leurs textes.',
  },
  'privacy-pieces': {
    asks: [
      'Combien de temps gardez-vous les images de ma collection ?',
      'images nft sur votre serveur',
      'retirer les images de ma collection',
      'peut-on reprendre un fichier sur ipfs',
    ],
    says: 'Les images et métadonnées publiées restent aussi longtemps que ce site, ou jusqu’à votre demande de retrait. Une image sans pièce part après {privacyUnusedPicture}. Un fichier sur IPFS ne peut pas être repris.',
  },
  'privacy-mint': {
    asks: [
      'Que stockez-vous quand vous payez mon mint ?',
      'données du nft d’événement',
      'mon compte est-il gardé après l’échange du code',
      'que reste-t-il d’un mint pris en charge',
    ],
    says: 'Pour un mint que nous payons, nous gardons le compte et la transaction {privacyMint} après son passage. Le code payé reste connu plus longtemps, pour ne pas payer deux fois.',
  },
  'privacy-inspection': {
    asks: [
      'Combien de temps gardez-vous un rapport de l’inspecteur NFT ?',
      'mon contrôle nft est-il enregistré',
      'conservation du rapport d’inspection',
      'quand disparaît un rapport d’inspection',
    ],
    says: 'Un rapport de l’inspecteur NFT est gardé {privacyInspection}, ou aussi longtemps que la demande qui l’accompagne. Il contient ce que montrent une chaîne et des hôtes publics, et votre compte si vous êtes connecté.',
  },
  'privacy-children': {
    asks: ['Ce site est-il destiné aux enfants ?', 'âge minimum', 'données de mineurs', 'mon fils vous a écrit'],
    says: 'Le site s’adresse à ceux qui créent et utilisent des contrats. Nous ne gardons sciemment rien sur une personne de moins de seize ans. Si c’est le cas, dites-le-nous, et nous l’effaçons.',
  },
  'privacy-breach': {
    asks: [
      'Que se passe-t-il en cas de fuite de données ?',
      'violation de données',
      'me prévenez-vous si vous perdez mes données',
      'un inconnu a vu mon message',
    ],
    says: 'Si vos données sont perdues ou vues par un tiers, et que cela peut vous nuire, nous vous prévenons sans délai, ainsi que l’autorité.',
  },
  'privacy-safe': {
    asks: [
      'Comment protégez-vous mes données ?',
      'sécurité des données',
      'mesures techniques',
      'qui a accès à la base de données',
    ],
    says: 'Les pages n’exécutent que notre code, et le navigateur refuse tout autre. Les liens des e-mails sont stockés sous forme de hashes. L’exploitant lit vos envois par e-mail et par des commandes sur le serveur, pas sur une page.',
  },
  'privacy-automated': {
    asks: [
      'Un programme décide-t-il de quelque chose à mon sujet ?',
      'décision automatisée',
      'profilage',
      'un algorithme peut-il rejeter ma demande',
    ],
    says: 'Un programme seul ne décide rien à votre sujet. Une personne lit votre demande et y répond.',
  },
  'privacy-changes': {
    asks: [
      'Quand la déclaration de confidentialité a-t-elle changé ?',
      'version de la politique de confidentialité',
      'comment annoncez-vous les changements de confidentialité',
      'nouveautés de la déclaration de confidentialité',
    ],
    says: 'La déclaration de confidentialité en est à la version {privacyVersion}, du {privacyVersionDate}. Une nouvelle version a un nouveau numéro et une nouvelle date. Ce que nous avons déjà est gardé comme promis, ou moins longtemps.',
  },
  'privacy-policy': {
    asks: [
      'Comment ce site est-il protégé contre du code injecté ?',
      'content security policy',
      'protection xss',
      'sécurité de votre propre site',
    ],
    says: 'Chaque page porte une politique qui n’autorise que nos propres scripts, et aucun autre site ne peut l’encadrer. Il n’y a pas de script tiers. Le document /whitepaper/security-of-this-site explique tout.',
  },
  'privacy-code-hash': {
    asks: [
      'Et si votre hébergeur modifie un fichier du site ?',
      'script altéré',
      'hash des scripts',
      'attaque de la chaîne d’approvisionnement',
    ],
    says: 'La construction du site liste le hash de chaque script, et le navigateur refuse un fichier différent. Chaque dépendance directe est fixée par le hash de son archive.',
  },
  'privacy-captcha': {
    asks: [
      'Dois-je résoudre un captcha ?',
      'protection anti-robots des formulaires',
      'recaptcha',
      'pourquoi mon navigateur calcule-t-il avant l’envoi',
    ],
    says: 'Vous n’avez aucune image à reconnaître, et aucun service extérieur ne vous observe. Votre navigateur calcule pendant une fraction de seconde, et des limites retiennent les abus.',
  },
  'privacy-scriptless': {
    asks: [
      'Le site fonctionne-t-il sans JavaScript ?',
      'noscript',
      'envoyer un formulaire sans javascript',
      'navigateur tor sans scripts',
    ],
    says: 'Vous pouvez lire chaque page et envoyer ses formulaires sans aucun script. Les outils avec wallet en ont besoin.',
  },
  'privacy-not-covered': {
    asks: [
      'Que ne couvre pas la sécurité de ce site ?',
      'limites de la sécurité de votre site',
      'risques résiduels du site',
      'et si mon ordinateur est infecté',
    ],
    says: 'Ne sont pas couverts : l’hébergeur, les vieux navigateurs, une feuille de style après une erreur, l’absence de chiffrement, une boîte mail compromise et les compteurs après une panne. Ni nous-mêmes, car aucun tiers ne nous a audités. Un ordinateur infecté nous échappe aussi.',
  },
  'privacy-outside-audit': {
    asks: [
      'Une société externe a-t-elle testé la sécurité de ce site ?',
      'rapport de pentest de votre site',
      'certificat de sécurité externe du site',
      'test de sécurité externe de la page',
      'vérification indépendante du site',
    ],
    says: 'La sécurité de ce site n’a pas été auditée par une société externe : le document à ce sujet est notre propre parole. Le code et ses tests sont ouverts, vous pouvez les vérifier.',
  },
  'privacy-report': {
    asks: [
      'Comment signaler une vulnérabilité ?',
      'security.txt',
      'divulgation responsable',
      'j’ai trouvé une faille sur votre site',
      'contact sécurité',
    ],
    says: 'Écrivez à {privacySecurityEmail} : ce que vous avez trouvé, où, et comment le reproduire. Une personne répond sous deux jours ouvrés et vous dit quand c’est corrigé. Ne publiez rien avant.',
  },
  'privacy-bounty': {
    asks: [
      'Y a-t-il un bug bounty ?',
      'récompense pour une faille',
      'payez-vous les chercheurs',
      'prime pour une faille trouvée',
    ],
    says: 'Il n’y a pas de prime. Si vous le souhaitez, nous vous nommons dans la note de correction.',
  },
  'privacy-research': {
    asks: [
      'Puis-je tester la sécurité de votre site ?',
      'règles pour chercheurs en sécurité',
      'allez-vous me poursuivre pour un test',
      'pentest autorisé',
    ],
    says: 'Testez seulement sur votre propre copie ou vos propres données. Ne touchez pas aux données d’autrui, ne ralentissez pas le site et ne trompez pas nos équipes. Alors, nous n’engageons aucune poursuite.',
  },
  'privacy-publish': {
    asks: [
      'Quand puis-je publier une vulnérabilité signalée ?',
      'délai de divulgation',
      'combien de temps attendre avant de publier une faille',
      'puis-je parler de la faille sur mon blog',
    ],
    says: 'Laissez-nous quatre-vingt-dix jours avant de publier une vulnérabilité. Si nous sommes plus lents, publiez.',
  },
}
