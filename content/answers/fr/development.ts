import type { facts as english } from '#content/answers/en/development.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'development-what': {
    asks: [
      'Quels sont vos services blockchain ?',
      'développement blockchain',
      'écrivez-vous des smart contracts pour des clients',
      'engager des développeurs solidity',
      'pouvez-vous programmer un contrat sur mesure',
    ],
    says: 'Nos services blockchain mènent un smart contract de l’idée au système en marche. Nous le concevons, l’écrivons avec ses tests, le déployons et restons joignables ensuite.',
  },
  'development-price': {
    asks: [
      'Combien coûtent vos services blockchain ?',
      'prix développement smart contract',
      'combien pour faire construire un contrat',
      'budget pour un système blockchain sur mesure',
      'tarif développement',
    ],
    says: 'Le prix indicatif des services blockchain est de {developmentPrice}, depuis le {developmentAsOf}. Nous comptons les jours d’une personne, à {developmentDayRate} par jour, et chiffrons chaque phase avant son début.',
  },
  'development-quote': {
    asks: [
      'Comment chiffrez-vous une phase de développement ?',
      'prix fixe par phase',
      'le développement est-il facturé à l’heure',
      'quand connaît-on le prix de la phase suivante',
      'la facture peut-elle grimper pendant la construction',
    ],
    says: 'Nous chiffrons pour chaque phase les jours d’une personne, avant le début de la phase. Vous acceptez la phase suivante, ou vous arrêtez avec tout le travail.',
  },
  'development-duration': {
    asks: [
      'Combien de temps faut-il pour construire un contrat ?',
      'délai développement',
      'combien de jours ouvrés avant la mise en ligne du contrat',
      'quand pourrions-nous lancer en commençant maintenant',
      'pouvez-vous le faire en un mois',
    ],
    says: 'Un projet demande {developmentDuration} en tout, de la conception au suivi après le lancement. L’examen externe se déroule à côté, et vous le planifiez avec la société qui le fait.',
  },
  'development-phases': {
    asks: [
      'Quelles sont les phases d’un projet de développement ?',
      'processus de développement',
      'étapes de l’idée au déploiement',
      'que se passe-t-il après la conception',
      'combien dure chaque phase de construction',
    ],
    says: 'Un projet compte cinq phases, avec nos jours ouvrés : Conception ({developmentDesignDays}), Construction ({developmentBuildDays}), Examen externe, Déploiement ({developmentDeployDays}) et Suivi ({developmentCareDays}). Chaque phase se termine par quelque chose que vous acceptez.',
  },
  'development-deliverables': {
    asks: [
      'Que remettez-vous dans un projet de développement ?',
      'livrables développement',
      'que recevons-nous en plus du code',
      'quels documents accompagnent le contrat',
      'que comprennent les services blockchain',
    ],
    says: 'Les services blockchain remettent quatre choses : une note de conception, des contrats avec leurs tests, un déploiement et un runbook. Un plan montre qui détient quelle clé.',
  },
  'development-chains': {
    asks: [
      'Quelles chaînes prenez-vous en charge ?',
      'réseaux pris en charge',
      'travaillez-vous sur Base, Arbitrum ou Polygon',
      'pouvez-vous déployer sur BNB Smart Chain',
      'avec quelle blockchain travaillez-vous',
    ],
    says: 'Nous prenons en charge toute chaîne dotée de la machine virtuelle Ethereum dont les instructions conviennent à notre compilateur. Nous le vérifions sur votre chaîne avant de chiffrer.',
  },
  'development-non-evm': {
    asks: [
      'Développez-vous pour Solana ou d’autres chaînes sans EVM ?',
      'développement solana',
      'programmes rust pour near ou polkadot',
      'contrats move sur aptos ou sui',
      'développeurs bitcoin ou cardano',
    ],
    says: 'Nous construisons pour les chaînes dotées de la machine virtuelle Ethereum. Solana et les autres chaînes qui ne l’ont pas sont hors de nos services blockchain.',
  },
  'development-choose-chain': {
    asks: [
      'Quelle chaîne devons-nous choisir ?',
      'choisir une blockchain',
      'ethereum ou un layer 2 pour notre token',
      'meilleure chaîne pour un nouveau projet',
      'où notre contrat doit-il vivre',
    ],
    says: 'Choisissez une chaîne d’après le lieu où sont vos utilisateurs, le temps avant qu’une transaction soit définitive et le coût de vos appels courants. Demandez ensuite qui peut arrêter la chaîne, si votre contrat y fonctionne, et quels explorateurs, nœuds, wallets et échanges l’entourent.',
  },
  'development-not-decide': {
    asks: [
      'Qu’est-ce qui ne doit pas décider du choix de la chaîne ?',
      'les transactions par seconde comptent-elles dans ce choix',
      'une fondation nous propose une subvention pour sa chaîne',
      'les adresses actives disent-elles quelque chose d’une chaîne',
    ],
    says: 'Les transactions par seconde, une subvention et le nombre d’adresses actives ne doivent pas décider où vit votre contrat. Les chaînes sont rarement pleines, une subvention est payée une fois, et les adresses sont gratuites.',
  },
  'development-multichain': {
    asks: [
      'Faut-il lancer sur plusieurs chaînes ?',
      'lancement multichain',
      'porter notre projet sur une deuxième chaîne',
      'risque d’un bridge',
      'même adresse de contrat sur plusieurs chaînes',
    ],
    says: 'Commencez par une chaîne si une seule suffit. Un token sur deux chaînes, ce sont deux tokens et un pont, et c’est le pont que l’on pille.',
  },
  'development-need-chain': {
    asks: [
      'Ai-je vraiment besoin d’une blockchain ?',
      'blockchain ou base de données',
      'est-ce utile de mettre cela sur la chaîne',
      'mon chef veut de la blockchain et je n’en suis pas sûr',
      'nous diriez-vous si un simple serveur suffit',
    ],
    says: 'Nous parlons une demi-heure de ce qui appartient à qui, et de l’utilité d’une chaîne pour vous. Vous recevez une réponse écrite, qui peut être une base de données. Là où une base de données suffit, nous ne construisons pas de chaîne.',
  },
  'development-idea': {
    asks: [
      'Je n’ai qu’une idée, par où commencer ?',
      'nous n’avons ni code ni cahier des charges',
      'de l’idée au smart contract',
      'je ne suis pas technicien et je veux construire sur la chaîne',
      'premier pas pour un fondateur avec une idée',
    ],
    says: 'Avec une idée, nous commençons par écrire la note de conception avec vous. Vous obtenez un périmètre avec des jours et un prix, ou les raisons d’arrêter.',
  },
  'development-have-code': {
    asks: [
      'Nous avons déjà du code, que pouvez-vous en faire ?',
      'dépôt à moitié fini',
      'notre développeur est parti et le contrat n’est pas terminé',
      'préparer notre code à un audit',
      'pouvez-vous reprendre un code existant',
    ],
    says: 'Quand vous avez du code, nous le compilons, exécutons ses tests et lisons les chemins privilégiés. Vous recevez une liste de ce qu’il faut corriger avant un audit, le plus coûteux d’abord.',
  },
  'development-live-contract': {
    asks: [
      'Que pouvez-vous faire pour un contrat déjà en ligne ?',
      'inventaire d’un contrat déployé',
      'notre contrat est sur le mainnet et nous ignorons ses risques',
      'plan d’urgence pour un protocole en service',
      'qui peut faire quoi dans notre contrat en service',
    ],
    says: 'Pour un contrat en service, nous lisons ses pouvoirs sur la chaîne. Vous recevez une liste de risques et un plan d’urgence.',
  },
  'development-take-over': {
    asks: [
      'Pouvez-vous reprendre un contrat déployé par d’autres ?',
      'reprendre la maintenance d’une autre agence',
      'nos anciens développeurs ont disparu',
      'changer d’équipe pour le contrat',
    ],
    says: 'Nous reprenons des contrats que d’autres ont déployés, après un inventaire. Il dit ce que fait le code, qui détient chaque rôle et ce qui peut encore changer.',
  },
  'development-design-note': {
    asks: [
      'Que contient la note de conception ?',
      'spécification technique d’un contrat',
      'document d’architecture',
      'qui écrit la spécification',
      'le système est-il décrit avant le code',
    ],
    says: 'La note de conception nomme les rôles, les flux d’argent, les règles toujours vraies et ce que nous avons laissé de côté exprès. Nous nous voyons deux fois et l’écrivons ; vous l’acceptez, ou vous arrêtez et la gardez.',
  },
  'development-smallest': {
    asks: [
      'Quelle est la plus petite commande de développement ?',
      'taille minimale d’un projet',
      'peut-on commander seulement la conception d’un contrat',
      'nous voulons vous essayer sur un petit travail',
      'acceptez-vous les petits projets',
    ],
    says: 'La note de conception seule est notre plus petite commande. Elle demande {developmentDesign}, à {developmentDayRate} par jour.',
  },
  'development-stop': {
    asks: [
      'Peut-on arrêter après une phase ?',
      'annuler le projet de développement',
      'et si nous manquons d’argent à mi-chemin',
      'sommes-nous engagés pour tout le projet',
      'gardons-nous le travail si nous partons plus tôt',
    ],
    says: 'Vous pouvez arrêter après chaque phase et garder tout le travail. Chaque phase se termine par quelque chose que vous acceptez, et la suivante a un prix avant de commencer.',
  },
  'development-own-code': {
    asks: [
      'À qui appartient le code ?',
      'propriété intellectuelle du contrat que vous écrivez',
      'le code source est-il à nous',
      'licence du code que vous construisez',
      'bibliothèques open source dans notre projet',
    ],
    says: 'Le code est à vous dès le premier commit. Les bibliothèques qu’il contient gardent leurs licences ouvertes.',
  },
  'development-progress': {
    asks: [
      'Peut-on suivre le travail pendant la construction ?',
      'avancement du développement',
      'travaillez-vous dans notre dépôt GitHub',
      'quand voyons-nous une première version qui tourne',
    ],
    says: 'Nous livrons par petits pas dans votre dépôt, ce qui vous permet de suivre le travail. Vous avez une version du contrat qui tourne dès la première semaine.',
  },
  'development-stack': {
    asks: [
      'Dans quel langage et avec quelles bibliothèques écrivez-vous les contrats ?',
      'solidity ou vyper',
      'utilisez-vous openzeppelin',
      'langage de programmation des contrats',
      'écrivez-vous tout de zéro',
    ],
    says: 'Nous écrivons les contrats en Solidity, sur la bibliothèque d’OpenZeppelin.',
  },
  'development-tests': {
    asks: [
      'Comment testez-vous les contrats que vous écrivez ?',
      'tests unitaires et fuzzing',
      'tests d’invariants compris',
      'rapport de gas pour notre contrat',
      'comment savoir que votre code fonctionne',
    ],
    says: 'Les contrats que nous écrivons sont livrés avec des tests d’usage et de refus, des invariants soumis au fuzzing et un rapport de gas.',
  },
  'development-audit': {
    asks: [
      'Qui audite les contrats que vous construisez ?',
      'auditez-vous votre propre code',
      'examen externe du système que vous avez écrit',
      'une deuxième société pour vérifier',
      'faut-il payer une autre société pour l’examen',
    ],
    says: 'Une autre société audite ce que nous avons écrit, car nous n’auditons pas notre propre code. Vous planifiez cet examen pendant la construction ; nous préparons le périmètre et répondons à ses questions.',
  },
  'development-deploy': {
    asks: [
      'Comment déployez-vous notre contrat ?',
      'processus de déploiement',
      'qui signe les transactions de déploiement',
      'répétez-vous le lancement avant',
      'le code source est-il vérifié sur l’explorateur',
    ],
    says: 'Nous répétons le script de déploiement sur un fork. Le jour du lancement, vous signez avec vos clés, et nous lisons chaque transaction à voix haute avant. Vous recevez un code source vérifié et des adresses connues.',
  },
  'development-record': {
    asks: [
      'Que contient le procès-verbal de déploiement ?',
      'preuve de ce qui a été déployé',
      'comment vérifier que le bytecode est notre code',
      'exemple de procès-verbal de déploiement',
    ],
    says: 'Le procès-verbal de déploiement nomme le commit, le compilateur, l’adresse, l’empreinte du code et chaque rôle, avec son titulaire et sa fin. Un exemple figure sur la page ; ses noms et adresses sont inventés.',
  },
  'development-keys': {
    asks: [
      'Qui détient les clés du système que vous construisez ?',
      'plan des clés',
      'gardez-vous un accès administrateur à notre contrat',
      'multisig propriétaire du contrat',
      'votre société pourrait-elle voler nos fonds',
    ],
    says: 'Votre multisig détient les rôles du contrat, et nous ne détenons jamais vos clés ni vos fonds. Nous remettons chaque système avec un plan qui dit ce que peut chaque clé et qui la détient.',
  },
  'development-lost-key': {
    asks: [
      'Que se passe-t-il si une de nos clés est perdue ou volée ?',
      'clé de multisig perdue',
      'un signataire a quitté la société',
      'pouvez-vous récupérer notre clé d’administration',
      'que peut faire un voleur avec une clé',
    ],
    says: 'Le plan des clés dit pour chaque clé ce qui arrive en cas de perte ou de vol, et qui la remplace. Dans notre système type, les autres signataires de la multisig remplacent une clé perdue en une transaction.',
  },
  'development-deployer-key': {
    asks: [
      'Que peut la clé de déploiement après le lancement ?',
      'pouvoirs du compte deployer',
      'y a-t-il une porte dérobée pour le développeur',
      'le compte qui a déployé garde-t-il un rôle',
    ],
    says: 'La clé de déploiement met le contrat en ligne et donne les rôles à vos multisigs. Elle n’a plus de pouvoir ensuite, et un test sur la chaîne vérifie qu’elle n’a aucun rôle.',
  },
  'development-user-key': {
    asks: [
      'Que se passe-t-il si un utilisateur de notre système perd sa clé ?',
      'un client a perdu sa seed phrase, peut-on sauver le dépôt',
      'récupération pour les déposants',
      'les smart wallets aident-ils contre les clés perdues',
    ],
    says: 'Dans notre coffre type, la part d’un utilisateur reste dans le coffre pour toujours s’il perd sa clé. Ni vous ni nous n’avons de fonction pour cela ; les smart wallets avec récupération l’évitent.',
  },
  'development-upgradeable': {
    asks: [
      'Notre contrat doit-il pouvoir être mis à jour ?',
      'proxy ou immuable',
      'peut-on changer le contrat après le lancement',
      'et s’il y a un bug et que le code ne se remplace pas',
      'une clé de mise à jour est-elle dangereuse',
    ],
    says: 'Un contrat ne doit pouvoir être mis à jour que si vous savez dire ce qui changera et qui décide. Une clé de mise à jour est un pouvoir sur chaque solde.',
  },
  'development-runbook': {
    asks: [
      'Que contient le runbook ?',
      'plan d’incident',
      'que faire la nuit quand quelque chose tourne mal',
      'qui peut mettre le contrat en pause et qui appeler',
      'manuel d’exploitation de notre contrat',
    ],
    says: 'Le runbook dit quoi surveiller, qui peut mettre en pause, quoi signer dans quel ordre et qui appeler.',
  },
  'development-care': {
    asks: [
      'Suivez-vous le contrat après le lancement ?',
      'contrat de maintenance',
      'surveillance de contrats en service',
      'disparaissez-vous après le déploiement',
      'forfait mensuel pour un protocole',
    ],
    says: 'Le suivi après le lancement demande {developmentCare} : nous surveillons les contrats, faisons des exercices et des changements dans les premiers mois. Vous pouvez le prolonger mois par mois.',
  },
  'development-needs': {
    asks: [
      'Que vous faut-il de nous pour commencer à construire ?',
      'conditions pour un projet de développement',
      'que préparer avant que vous écriviez du code',
      'faut-il déjà une multisig',
      'qui chez nous doit participer à la construction',
    ],
    says: 'Un projet demande une personne qui peut décider, et une liste, dans vos mots, de ce que le contrat ne doit jamais faire. Il faut aussi une multisig, ou un après-midi pour la créer, et du temps pour un examen externe avant l’arrivée d’argent.',
  },
  'development-legal': {
    asks: [
      'Répondez-vous aux questions juridiques et fiscales du projet ?',
      'avez-vous des avocats crypto',
      'conseil fiscal pour un protocole',
      'réglementation et licences pour notre système',
      'créez-vous la fondation ou la société',
    ],
    says: 'Vos propres conseillers répondent aux questions juridiques et fiscales d’un projet. Elles ne font pas partie de nos services blockchain.',
  },
  'development-frontend': {
    asks: [
      'Faites-vous aussi le site ou l’application du contrat ?',
      'développement frontend dapp',
      'qui fait l’interface de notre contrat',
      'application mobile pour notre protocole',
      'nous faut-il une autre agence pour les écrans',
    ],
    says: 'Les services blockchain couvrent le contrat, ses tests, son déploiement et son suivi. Les écrans où l’on signe relèvent de notre design UI/UX Web3, qui livre des composants prêts à l’emploi.',
  },
  'development-own-token': {
    asks: [
      'Construiriez-vous notre projet contre une part de nos tokens ?',
      'payer les développeurs avec notre propre token',
      'participation au lieu d’honoraires',
      'peut-on payer la construction avec une allocation',
    ],
    says: 'Nous ne construisons pas contre des tokens de votre projet. Ils nous donneraient une raison de dire oui quand vous devriez arrêter.',
  },
}
