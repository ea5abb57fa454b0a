import type { facts as english } from '#content/answers/en/token-development.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-development-price': {
    asks: [
      'Combien coûte un jeton développé sur mesure ?',
      'prix développement erc20',
      'combien facturez-vous pour écrire notre token',
      'devis pour un jeton sur mesure',
      'tarif d’un développeur pour créer notre token',
    ],
    says: 'Un jeton ERC-20 écrit par notre ingénieur coûte de {tokenDevelopmentPrice}, selon ses fonctions. Un jeton simple coûte de {tokenDevelopmentPlainPrice}. Vous recevez un prix fixe après la première étape, où nous parcourons ensemble les pouvoirs.',
  },
  'token-development-time': {
    asks: [
      'Combien de temps faut-il pour développer un jeton ?',
      'délai développement erc20',
      'en combien de jours notre token est-il prêt',
      'à quelle vitesse pouvez-vous écrire un token',
      'durée d’un développement de jeton sur mesure',
    ],
    says: 'Un jeton ERC-20 sur mesure prend de {tokenDevelopmentTime}, selon ses fonctions. Un jeton simple prend de {tokenDevelopmentPlainTime}. Votre propre relecture s’y ajoute, à votre rythme.',
  },
  'token-development-feature-days': {
    asks: [
      'Combien coûte chaque fonction supplémentaire d’un jeton sur mesure ?',
      'prix par fonction du token',
      'supplément pour les votes',
      'combien de jours ajoute une pause',
      'surcoût mint burn plafond permit',
    ],
    says: 'En jours ouvrés, un plafond ajoute {tokenDevelopmentCapDays}, la destruction {tokenDevelopmentBurnDays}, permit {tokenDevelopmentPermitDays}, la création {tokenDevelopmentMintDays}, une pause {tokenDevelopmentPauseDays} et les votes {tokenDevelopmentVotesDays}. Des limites de lancement ajoutent {tokenDevelopmentLimitsDays}, un contrat de vesting {tokenDevelopmentVestingDays}, un airdrop {tokenDevelopmentAirdropDays} et une seconde chaîne {tokenDevelopmentChainDays}. Un jour coûte {tokenDevelopmentDayRate}.',
  },
  'token-development-deliverables': {
    asks: [
      'Que recevons-nous avec un jeton que vous développez ?',
      'livrables développement token',
      'que remettez-vous avec le jeton',
      'avons-nous les tests et les scripts',
      'le code source du token nous appartient-il',
    ],
    says: 'Avec un jeton sur mesure, nous remettons quatre choses : le jeton avec son code source vérifié, les tests, un registre des pouvoirs et des scripts. Les tests montrent que chaque fonction marche, refuse le mauvais appelant et prend fin. Les scripts déploient, transmettent les rôles et y renoncent.',
  },
  'token-development-process': {
    asks: [
      'Comment se déroule le développement d’un jeton ?',
      'étapes développement token',
      'que se passe-t-il après la commande d’un token',
      'comment travaillez-vous sur un jeton',
      'phases d’un projet erc20 sur mesure',
    ],
    says: 'Le développement d’un jeton a quatre étapes : pouvoirs, construction, relecture et déploiement. Les pouvoirs prennent {tokenDevelopmentPowersTime}, la construction de {tokenDevelopmentBuildTime} et le déploiement {tokenDevelopmentDeployTime}. Vous relisez à votre rythme, avec le registre et les tests en main.',
  },
  'token-development-needs': {
    asks: [
      'Que devons-nous vous fournir pour faire développer un jeton ?',
      'brief pour un token',
      'quelles informations préparer pour le jeton',
      'que faut-il décider avant d’écrire le token',
      'faut-il un multisig pour les rôles',
    ],
    says: 'Pour construire un jeton, il nous faut son nom, son symbole, son offre et qui la reçoit. Il nous faut aussi les adresses qui porteront les rôles, chacune un multisig. Pour chaque pouvoir voulu, dites-nous la phrase que vous diriez à un détenteur.',
  },
  'token-development-excluded': {
    asks: [
      'Qu’est-ce qui n’est pas compris dans le développement d’un jeton ?',
      'exclusions développement token',
      'que ne faites-vous pas pour notre jeton',
      'limites de votre service de jetons',
      'que devons-nous organiser nous-mêmes autour du token',
    ],
    says: 'Le développement d’un jeton ne comprend ni taxe sur les transferts, ni propriétaire caché, ni cotation, ni tenue de marché. Il ne comprend pas non plus d’avis sur la valeur du jeton ou sur la façon de le vendre.',
  },
  'token-development-listing': {
    asks: [
      'Faites-vous coter des jetons sur des plateformes d’échange ?',
      'listing exchange',
      'pouvez-vous lister notre token sur binance',
      'market making pour notre token',
      'aide pour coingecko ou coinmarketcap',
    ],
    says: 'Nous ne vendons ni cotation sur une plateforme, ni tenue de marché, ni cours pour votre jeton. Vous pouvez ouvrir vous-même un pool sur Uniswap dans le créateur de jetons.',
  },
  'token-development-opinion': {
    asks: [
      'Donnez-vous un avis sur la valeur d’un jeton ou sur sa vente ?',
      'valorisation token',
      'notre token est-il un titre financier',
      'avis juridique sur la vente d’un token',
      'devrions-nous lancer un jeton',
    ],
    says: 'Nous ne donnons pas d’avis sur la valeur d’un jeton, sur la façon de le vendre, ni sur l’opportunité de le lancer. Nous nous occupons de ce que son code peut faire.',
  },
  'token-development-trust-cost': {
    asks: [
      'Quelles fonctions d’un jeton rendent les acheteurs méfiants ?',
      'signaux d’alerte d’un token',
      'de quoi les scanners avertissent-ils',
      'quelles options coûtent de la confiance',
      'un mint ou une pause fait-il fuir les investisseurs',
    ],
    says: 'La destruction, l’autorisation temporaire et le transfert avec appel ne coûtent aucune confiance. Plafond, permit, transfert par signature, votes, délai et limites de lancement sont des questions. Création, pause, liste de blocage, liste d’autorisation, gel, flash mint et inter-chaînes sont des avertissements.',
  },
  'token-development-why-powers': {
    asks: [
      'Pourquoi commencez-vous un jeton par ses pouvoirs ?',
      'pourquoi parler de pouvoirs',
      'que voulez-vous dire par les pouvoirs d’un token',
      'notre jeton doit faire le moins possible',
      'pourquoi justifier chaque fonction',
    ],
    says: 'Nous commençons par les pouvoirs, car scanners, plateformes et acheteurs prudents demandent qui peut créer, suspendre, bloquer, taxer ou remplacer le code. Chaque pouvoir a besoin d’une raison, d’une limite et d’une fin. Une fonction sans justification reste hors du bytecode.',
  },
  'token-development-audit': {
    asks: [
      'Un jeton que vous développez est-il audité ?',
      'auditez-vous vos propres tokens',
      'qui audite le jeton sur mesure',
      'l’audit est-il compris dans le développement',
      'une autre entreprise doit-elle vérifier notre token',
    ],
    says: 'Nous n’auditons pas un jeton que nous avons écrit : un auditeur ne juge pas son propre travail. Une autre entreprise doit l’auditer, et nos tests comme le registre des pouvoirs rendent cet audit court.',
  },
  'token-development-renounce-advice': {
    asks: [
      'Le propriétaire d’un jeton devrait-il renoncer ?',
      'garder le propriétaire ou renoncer, que conseillez-vous',
      'renounce, bonne idée',
      'les acheteurs veulent-ils un token sans propriétaire',
      'multisig avec délai ou aucun propriétaire',
    ],
    says: 'Le propriétaire devrait renoncer si le jeton n’a besoin d’aucun pouvoir ; le meilleur jeton n’a jamais eu de propriétaire. Si un pouvoir est nécessaire, prenez un multisig avec un délai.',
  },
  'token-development-later-features': {
    asks: [
      'Peut-on ajouter des fonctions à un jeton plus tard ?',
      'token évolutif upgradeable',
      'écrivez-vous des proxys pour des tokens',
      'et s’il nous faut une nouvelle fonction après le lancement',
      'pouvez-vous mettre à jour notre jeton plus tard',
    ],
    says: 'On ne peut pas ajouter de fonctions à nos jetons plus tard, car ils n’ont pas de clé de mise à jour. Vesting, airdrops et verrous sont des contrats à côté, que vous pouvez ajouter à tout moment.',
  },
  'token-development-versus-creator': {
    asks: [
      'Quelle différence entre le développement et le créateur de jetons ?',
      'créateur ou ingénieur',
      'faut-il un développeur ou l’outil gratuit suffit-il',
      'différence entre le générateur et un token sur mesure',
      'il manque une fonction dans le créateur',
    ],
    says: 'Le créateur combine des éléments connus, et vous l’utilisez vous-même pour les frais de réseau. Dans le développement, un ingénieur demande pourquoi, écrit ce qui manque et reste avec vous le jour du lancement.',
  },
  'token-development-deploy': {
    asks: [
      'Qui déploie le jeton que vous développez ?',
      'déploiement du token sur mesure',
      'mettez-vous le jeton sur la chaîne pour nous',
      'est-ce notre portefeuille ou le vôtre qui déploie',
      'répétition avant le lancement du jeton',
    ],
    says: 'Vous déployez le jeton depuis votre propre portefeuille, et nous lisons chaque transaction avec vous. Nous le déployons d’abord sur un fork. L’offre et les rôles restent à vous du début à la fin.',
  },
  'token-development-custody': {
    asks: [
      'Détenez-vous mes clés, mes fonds ou un rôle dans mon jeton ?',
      'gardes fonds',
      'gardez-vous une porte dérobée dans le token',
      'qui a les clés du jeton que vous construisez',
      'votre société peut-elle toucher à notre offre',
    ],
    says: 'Nous ne détenons jamais vos clés ni vos fonds. Votre propre portefeuille déploie le jeton, et son offre comme ses rôles restent à vous du début à la fin.',
  },
  'token-development-vesting': {
    asks: [
      'Écrivez-vous un contrat de vesting pour l’équipe ?',
      'développement vesting',
      'prix d’un contrat de vesting avec le token',
      'vesting sur mesure pour fondateurs et conseillers',
      'il nous faut un vesting à côté du jeton',
    ],
    says: 'Un contrat de vesting pour l’équipe ajoute {tokenDevelopmentVestingAdds} à un jeton que nous écrivons. Vous pouvez aussi verrouiller vous-même la part de l’équipe selon un calendrier, sur la page Token locking, pour les frais de réseau.',
  },
  'token-development-airdrop': {
    asks: [
      'Développez-vous aussi un airdrop avec le jeton ?',
      'prix développement airdrop',
      'airdrop merkle écrit par vous',
      'coût d’un contrat d’airdrop pour notre token',
      'pouvez-vous coder la distribution à notre communauté',
    ],
    says: 'Un airdrop par preuve de Merkle ajoute {tokenDevelopmentAirdropAdds} à un jeton que nous écrivons. Vous pouvez aussi en faire un vous-même sur la page Claim, pour les frais de réseau.',
  },
  'token-development-second-chain': {
    asks: [
      'Pouvez-vous développer un jeton pour deux chaînes ?',
      'développement token multichaîne',
      'token sur ethereum et polygon',
      'coût d’une seconde chaîne pour notre token',
      'le même erc20 sur un autre réseau',
    ],
    says: 'Une seconde chaîne ajoute {tokenDevelopmentChainAdds} à un jeton que nous écrivons. Les acheteurs y lisent un avertissement, car un tel jeton est aussi sûr que son pont.',
  },
  'token-development-sample': {
    asks: [
      'Puis-je voir un exemple de code jeton écrit par vous ?',
      'exemple de votre solidity',
      'montrez-moi le code d’un token',
      'exemple de limite de lancement',
      'à quoi ressemble votre code source',
    ],
    says: 'La page du développement de jetons montre un exemple : une limite de lancement qui prend fin d’elle-même. Jusqu’à une fin fixe, personne n’achète plus d’un centième de l’offre. Aucun compte ne peut déplacer cette fin, et la vente comme l’envoi ne sont jamais limités.',
  },
  'token-development-start': {
    asks: [
      'Comment vous commander un jeton ?',
      'commander développement token',
      'où demander un devis pour notre token',
      'nous voulons que vous écriviez notre erc20, que faire',
      'première étape pour faire développer un jeton',
    ],
    says: 'Pour faire écrire un jeton, demandez un devis sur la page du développement de jetons ou écrivez-nous sur la page de contact. Dites ce que le jeton ne doit jamais faire.',
  },
  'token-development-traps': {
    asks: [
      'Écrivez-vous des jetons que les acheteurs ne peuvent pas vendre ?',
      'développer un honeypot',
      'pouvez-vous ajouter un interrupteur qui arrête les ventes',
      'propriétaire caché dans un token',
      'porte dérobée pour l’équipe',
    ],
    says: 'Nous n’écrivons pas d’interrupteurs qui arrêtent les ventes, de propriétaires cachés ni de taxes sur les transferts. Nous ne vendons pas non plus de mises à jour d’un jeton après son achat par le public.',
  },
  'token-development-brochure': {
    asks: [
      'Existe-t-il une brochure sur les jetons et les verrous ?',
      'brochure token pdf',
      'un document à transmettre sur vos services de jetons',
      'plaquette développement erc20',
      'document avec tous les prix des tokens',
    ],
    says: 'La brochure « Tokens and locks » présente cinq services : créateur de jetons, développement ERC-20, verrou de jetons, verrou de liquidité et services blockchain. Elle dit ce que vous obtenez, ce que cela coûte et ce que nous refusons. Vous pouvez la lire en page ou en PDF.',
  },
  'token-development-holder-checks': {
    asks: [
      'Que peut vérifier un détenteur sur un jeton de chez vous ?',
      'comment les acheteurs vérifient-ils notre token',
      'les investisseurs peuvent-ils contrôler le jeton sans vous',
      'preuves pour les détenteurs',
      'que peut vérifier notre communauté elle-même',
    ],
    says: 'Les détenteurs peuvent vérifier le code source octet par octet, et chaque pouvoir avec son porteur, sa limite et sa fin. Ils peuvent aussi vérifier la part verrouillée et la liquidité verrouillée. Tout cela se fait sans notre site.',
  },
  'token-development-people': {
    asks: [
      'Combien de personnes travaillent sur un jeton ?',
      'qui écrit notre token',
      'un développeur ou une équipe',
      'taille de l’équipe développement token',
    ],
    says: 'Un ingénieur de notre équipe écrit votre jeton et reste avec vous le jour du lancement. Les prix du développement comptent une personne par jour.',
  },
  'token-development-read-powers': {
    asks: [
      'Comment lire ce qu’un propriétaire peut faire à mon jeton ?',
      'lire soi-même le code d’un token',
      'vérifier un token en cinq minutes',
      'quelles fonctions un acheteur doit-il regarder',
      'liste de contrôle des pouvoirs d’un token',
    ],
    says: 'Pour lire les pouvoirs d’un jeton, ouvrez le code vérifié, regardez derrière un proxy et listez les fonctions qui modifient quelque chose. Pour chacune hors transferts, autorisations et destructions, cherchez qui peut l’appeler. Regardez ensuite ces comptes, les plus grands détenteurs et ce qui est verrouillé.',
  },
  'token-development-mint-power': {
    asks: [
      'Comment voir si un jeton acheté peut encore être émis ?',
      'fonction mint dans un contrat tiers',
      'l’équipe peut-elle gonfler l’offre d’un token que je détiens',
      'risque de dilution',
      'que prouve un plafond dans le contrat',
    ],
    says: 'Cherchez dans le code une fonction nommée mint : sans elle, et avec toute l’offre créée au lancement, le nombre de jetons ne peut que baisser. Si elle existe, demandez qui peut l’appeler et si le contrat a un plafond. Sous un plafond, la destruction refait de la place.',
  },
  'token-development-stop-power': {
    asks: [
      'Comment un propriétaire peut-il m’empêcher de vendre un jeton ?',
      'fonction blacklist',
      'signes d’un honeypot dans le code',
      'setBot ou isExcluded, qu’est-ce que c’est',
      'quelles fonctions bloquent un détenteur',
    ],
    says: 'Un propriétaire peut empêcher votre vente par une pause, qui arrête tous les transferts, ou par une liste de blocage, qui arrête certains comptes. Ces listes s’appellent blacklist, blocklist, freeze, setBot ou isExcluded. Demandez qui peut s’en servir et si cela prend fin.',
  },
  'token-development-fee-power': {
    asks: [
      'Comment trouver des frais de transfert dans le code d’un jeton ?',
      'fee on transfer dans le code',
      'le propriétaire peut-il porter les frais à tout',
      'il arrive moins que ce que j’ai envoyé, pourquoi',
      'frais variables, est-ce dangereux',
    ],
    says: 'Regardez la fonction qui déplace les soldes, souvent _update ou _transfer : s’il arrive moins qu’envoyé, il y a des frais. Si ces frais sont une variable qu’une fonction règle, quelqu’un peut les porter à tout. Des frais fixes sont un coût, des frais modifiables un interrupteur.',
  },
  'token-development-limit-power': {
    asks: [
      'Les limites de portefeuille d’un jeton sont-elles dangereuses ?',
      'piège max wallet',
      'maxTx baissé par le propriétaire',
      'une limite de transfert peut-elle me piéger',
    ],
    says: 'Une limite de portefeuille ou de transfert devient un piège si un propriétaire peut la baisser jusqu’à ce que personne ne puisse vendre. Vérifiez si la limite est une constante et si elle prend fin d’elle-même.',
  },
  'token-development-power-holders': {
    asks: [
      'Comment savoir qui détient les pouvoirs d’un jeton ?',
      'owner ou rôles, quelle différence pour l’acheteur',
      'le propriétaire est-il un multisig ou une seule clé',
      'trouver l’admin d’un token dans l’explorateur',
    ],
    says: 'Avec un propriétaire, un seul compte a tous les pouvoirs ; avec des rôles, chaque pouvoir a ses comptes, qu’un administrateur donne et reprend. Lisez owner() ou les événements RoleGranted et RoleRevoked. Voyez ensuite si le compte est une clé, un multisig ou un timelock.',
  },
  'token-development-renounced': {
    asks: [
      'Un jeton dont la propriété est abandonnée est-il sûr ?',
      'ownership renounced, est-ce suffisant',
      'le propriétaire est l’adresse zéro, puis-je faire confiance',
      'renounced mais dangereux',
    ],
    says: 'Une propriété abandonnée ne règle la question que si le jeton n’a pas d’autre rôle. Cherchez les deux : le propriétaire, et les événements qui donnent des rôles.',
  },
  'token-development-proxy': {
    asks: [
      'Que signifie un jeton qui est un proxy ?',
      'risque token proxy',
      'upgradeTo dans un contrat',
      'le code mon token peut-il être remplacé demain',
      'qu’est-ce qu’un proxy',
    ],
    says: 'Un proxy est un contrat très court qui transmet tous les appels, si bien que le coderrière peut être remplacé. Demandez qui peut le remplacer, et combien de temps à l’avance il doit l’annoncer. Un jeton à offre fixe n’a pas besoin de mise à jour.',
  },
  'token-development-permit-risk': {
    asks: [
      'Une signature permit est-elle dangereuse ?',
      'hameçonnage permit',
      'on me demande signer un permit',
      'une signature peut-elle donner mes jetons',
    ],
    says: 'Un permit n’ajoute aucun pouvoir sur vous, mais il ajoute une signature dont il faut se méfier. Signée sur une fausse page, elle donne des jetons sans transaction.',
  },
}
