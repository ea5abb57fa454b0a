import type { facts as english } from '#content/answers/en/token-creator.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-creator-what': {
    asks: [
      'Que fait le créateur de jetons ?',
      'créateur de token',
      'générateur de meme coin',
      'outil pour faire ma propre cryptomonnaie',
      'je veux créer moi-même un token',
      'générateur erc20',
    ],
    says: 'Le créateur de jetons transforme vos choix en Solidity, et votre propre portefeuille déploie le jeton. Vous lisez le code exact avant de signer une seule transaction. Nous ne détenons aucune clé et ne pouvons rien changer ensuite.',
  },
  'token-creator-price': {
    asks: [
      'Le créateur de jetons est-il gratuit ?',
      'frais du créateur de token',
      'combien coûte la création d’un token',
      'prenez-vous une part de l’offre',
      'prix d’un meme coin chez vous',
      'frais cachés au lancement',
    ],
    says: 'Le créateur de jetons est gratuit : nous ne prenons ni frais ni part de l’offre. Vous ne payez que les frais de réseau de votre lancement. Si un de nos ingénieurs écrit un jeton simple à la place, cela coûte de {tokenCreatorHandmadePrice}.',
  },
  'token-creator-gas': {
    asks: [
      'Combien de gas faut-il pour lancer un jeton ?',
      'frais de gas du déploiement',
      'frais de réseau d’un lancement',
      'où voir le coût avant de signer',
      'combien d’ether faut-il dans mon portefeuille pour lancer',
    ],
    says: 'Le créateur affiche le coût d’un lancement près du bouton avant la signature : frais de réseau, gas, taille du code et réseau. Il vous dit si votre compte n’a pas assez. Les frais dépendent de vos fonctions et du prix du gas.',
  },
  'token-creator-steps': {
    asks: [
      'Comment créer un jeton ?',
      'créer un token étape par étape',
      'lancer un meme coin',
      'faire ma propre monnaie, par où commencer',
      'guide pour déployer un erc20',
    ],
    says: 'Pour créer un jeton, ouvrez le créateur et choisissez fonctions, nom, symbole, offre et destinataire. Lisez le code, les pouvoirs et le coût, puis signez une transaction dans votre portefeuille. Après le reçu, nous comparons le code sur la chaîne octet par octet.',
  },
  'token-creator-needs': {
    asks: [
      'Que dois-je avoir prêt avant d’utiliser le créateur de jetons ?',
      'prérequis du créateur de jetons',
      'quel portefeuille et quelle adresse préparer',
      'faut-il un compte chez vous pour utiliser le créateur',
      'que décider avant le lancement',
    ],
    says: 'Pour lancer un jeton, il vous faut un portefeuille avec de quoi payer les frais de réseau, et l’adresse qui reçoit l’offre. Un multisig convient le mieux à cette adresse. Décidez de chaque pouvoir avant le lancement.',
  },
  'token-creator-no-code': {
    asks: [
      'Faut-il savoir programmer pour faire un jeton ?',
      'token sans coder',
      'je ne connais pas solidity, est-ce un problème',
      'un débutant peut-il lancer un token',
    ],
    says: 'Le créateur ne demande aucune programmation : vous cochez des fonctions, et il écrit le Solidity. Chaque choix a une phrase qui dit ce qu’il signifie pour les détenteurs.',
  },
  'token-creator-kinds': {
    asks: [
      'Quels types de jetons puis-je créer ?',
      'erc20 erc721 erc1155 erc4626 erc6909',
      'standards de token du créateur',
      'le générateur fait-il aussi des nft',
      'que peut-on créer à part un erc20',
    ],
    says: 'Le créateur fait cinq types : jetons (ERC-20), collections (ERC-721), éditions (ERC-1155), coffres (ERC-4626) et plusieurs jetons dans un contrat (ERC-6909). La page du développement de jetons ne propose que l’ERC-20.',
  },
  'token-creator-features': {
    asks: [
      'Quelles fonctions un jeton ERC-20 peut-il avoir dans le créateur ?',
      'liste des options du token',
      'tous les réglages du générateur erc20',
      'que peut-on cocher pour son token',
      'quelles fonctions propose le créateur',
    ],
    says: 'Un ERC-20 du créateur peut avoir création, plafond, destruction, pause, liste de blocage, liste d’autorisation, gel, permit et transfert par signature. Il peut aussi avoir autorisation temporaire, transfert avec appel, votes, flash mint, inter-chaînes, délai et limites de lancement.',
  },
  'token-creator-stablecoin': {
    asks: [
      'Puis-je créer un stablecoin ?',
      'modèle de stablecoin',
      'faire un token comme USDC',
      'nous voulons émettre un jeton en euros',
    ],
    says: 'Le créateur a un point de départ nommé « Stablecoin ». L’émetteur crée des jetons, suspend les transferts, bloque des comptes et gèle des montants, par des rôles distincts. Les détenteurs dépendent de lui.',
  },
  'token-creator-asset': {
    asks: [
      'Puis-je créer un jeton pour un actif réel ?',
      'token RWA',
      'tokeniser un immeuble ou des parts',
      'jeton réservé à des détenteurs vérifiés',
      'token kyc avec liste d’autorisation',
    ],
    says: 'Le créateur a un point de départ nommé « Real-world asset » : seuls les comptes autorisés par l’émetteur peuvent détenir le jeton. L’émetteur peut aussi créer des jetons, suspendre les transferts et geler des montants. Un pool, une plateforme ou un verrou doit d’abord être autorisé.',
  },
  'token-creator-mint': {
    asks: [
      'Puis-je émettre davantage de mon jeton après le lancement ?',
      'mint supplémentaire de mon token',
      'augmenter l’offre plus tard',
      'comment créer d’autres jetons',
      'l’offre était trop petite, que faire',
      'qui peut émettre mon token',
    ],
    says: 'On ne peut créer d’autres jetons après le lancement que si vous avez choisi Mint, ou un pont. Ouvrez la page du jeton, connectez le compte qui a ce pouvoir, choisissez « Create tokens » et signez. Sans Mint, le lancement crée tout ce qui existera.',
  },
  'token-creator-cap': {
    asks: [
      'Puis-je plafonner l’offre de mon jeton ?',
      'plafond cap',
      'offre maximale',
      'hard cap pour mon token',
      'le plafond peut-il changer plus tard',
      'pourquoi ne puis-je pas cocher le plafond',
    ],
    says: 'Un plafond est le plus grand nombre de jetons possible ; vous le fixez au lancement, et personne ne peut le changer. Le créateur le propose avec Mint ou Cross-chain, car sinon l’offre est déjà fixe. Ce que les détenteurs détruisent refait de la place.',
  },
  'token-creator-burn': {
    asks: [
      'Les détenteurs peuvent-ils brûler mon jeton ?',
      'burnable',
      'détruire des tokens',
      'comment brûler mes propres jetons',
      'l’équipe peut-elle brûler les jetons des autres',
    ],
    says: 'Avec Burn, chaque détenteur peut détruire ses propres jetons, et ceux qu’il a le droit de dépenser. Le propriétaire ne peut pas détruire les jetons des autres.',
  },
  'token-creator-pause': {
    asks: [
      'Puis-je suspendre les transferts de mon jeton ?',
      'token pausable',
      'arrêter tous les transferts en urgence',
      'comment mettre en pause et reprendre mon token',
      'arrêt d’urgence',
      'qui peut mettre en pause',
    ],
    says: 'Avec Pause, le propriétaire ou le pauser peut arrêter tous les transferts et les reprendre sur la page du jeton ; entre-temps, personne ne peut vendre. Personne ne peut abandonner ce pouvoir pendant une pause, si bien qu’un compte peut toujours la lever.',
  },
  'token-creator-restrict': {
    asks: [
      'Puis-je bloquer un compte ou geler les jetons d’un détenteur ?',
      'liste de blocage dans le créateur',
      'geler un solde',
      'empêcher un voleur d’envoyer mes tokens',
      'option blacklist pour mon token',
    ],
    says: 'Avec Block list, votre jeton peut empêcher certains comptes d’envoyer et de recevoir. Avec Freeze amounts, il peut retenir tout ou partie d’un solde. Les acheteurs y lisent des avertissements, car ce qui est bloqué ou gelé ne se vend pas.',
  },
  'token-creator-limits': {
    asks: [
      'Puis-je limiter ce qu’un portefeuille achète au lancement ?',
      'anti-baleine',
      'max wallet et max transaction',
      'limites de lancement du créateur',
      'freiner les bots le premier jour',
      'combien de temps durent les limites',
    ],
    says: 'Avec Launch limits, portefeuilles et transferts ont une taille maximale pendant {tokenCreatorLimitsDays} au plus. Chaque limite dépasse {tokenCreatorSmallestLimit} de l’offre. Personne ne peut les changer ni les prolonger, et elles n’arrêtent pas une personne qui a plusieurs portefeuilles.',
  },
  'token-creator-limits-pool': {
    asks: [
      'Comment remplir un pool si mon jeton a des limites de lancement ?',
      'mon pool est refusé à cause de la limite de portefeuille',
      'jeton avec limites et uniswap, que faire d’abord',
      'erreur Token_WalletLimit dans le pool',
    ],
    says: 'Si votre jeton a des limites de lancement, envoyez une unité du compte de lancement au pool avant de le remplir. Le contrat apprend ainsi que le pool est un marché et peut détenir plus qu’un portefeuille.',
  },
  'token-creator-owner-roles': {
    asks: [
      'Mon jeton doit-il avoir un propriétaire ou des rôles ?',
      'ownable ou access control',
      'comptes séparés pour minter et pauser',
      'plusieurs personnes gèrent notre token, que choisir',
    ],
    says: 'Avec un propriétaire, un seul compte a tous les pouvoirs du jeton. Avec des rôles, chaque pouvoir a son compte, et un admin donne et reprend les rôles. Le créateur vous le demande quand une fonction exige un compte.',
  },
  'token-creator-no-owner': {
    asks: [
      'Puis-je créer un jeton sans propriétaire ?',
      'token sans owner',
      'jeton simple que personne ne contrôle',
      'mon jeton a-t-il un admin par défaut',
    ],
    says: 'Un jeton simple du créateur n’a pas de propriétaire : aucun compte n’a de pouvoir sur lui, et aucun ne peut en obtenir. Un propriétaire n’apparaît que si vous choisissez un pouvoir qui exige un compte, comme Mint ou Pause.',
  },
  'token-creator-use-powers': {
    asks: [
      'Où utiliser les pouvoirs sur mon jeton après le lancement ?',
      'gérer mon token',
      'fonctions du propriétaire après le lancement',
      'comment revenir aux commandes de mon token',
      'panneau d’administration de mon erc20',
    ],
    says: 'Ouvrez la page publique du jeton et appuyez sur « Yours? Use them, hand them over or give them up ». Connectez le compte qui a les pouvoirs, choisissez-en un et signez.',
  },
  'token-creator-hand-over': {
    asks: [
      'Comment transmettre mon jeton à un autre compte ?',
      'transférer la propriété',
      'changer le propriétaire de mon token',
      'passer l’admin à un multisig',
      'j’ai proposé la propriété à une mauvaise adresse',
    ],
    says: 'Pour transmettre un jeton, choisissez « Hand the ownership to another account » sur sa page, indiquez le compte et signez. Ce compte doit accepter ; d’ici là, vous pouvez retirer l’offre. Avec des rôles, faites d’un autre compte un admin.',
  },
  'token-creator-renounce': {
    asks: [
      'Comment renoncer à la propriété de mon jeton ?',
      'bouton renounceOwnership',
      'abandonner les pouvoirs sur mon token',
      'peut-on annuler un renounce',
      'rendre mon jeton sans propriétaire après le lancement',
    ],
    says: 'Pour renoncer à la propriété, choisissez-le sur la page du jeton, tapez « give up » et signez. Tous les pouvoirs du propriétaire prennent fin définitivement, sans retour possible. Pendant une pause des transferts, le jeton le refuse.',
  },
  'token-creator-delay': {
    asks: [
      'Puis-je placer les pouvoirs de mon jeton derrière un timelock ?',
      'timelock pour un token',
      'option delay du créateur',
      'les acheteurs doivent voir une émission à l’avance',
      'quelle durée maximale pour le délai',
    ],
    says: 'Avec Delay, chaque usage d’un pouvoir est annoncé sur la chaîne et se fait après un délai de votre choix, {tokenCreatorLongestDelay} au plus. Chacun peut lire les annonces sur la page du jeton. Le délai prend fin quand la propriété passe à un autre compte.',
  },
  'token-creator-delay-use': {
    asks: [
      'Comment annoncer puis exécuter un pouvoir soumis au délai ?',
      'exécuter une opération du timelock',
      'annuler une émission annoncée',
      'changer plus tard le délai de mon jeton',
    ],
    says: 'Avec un délai, ouvrez la page du jeton, choisissez un pouvoir et appuyez sur « Announce it ». Une fois le délai écoulé, appuyez sur « Carry it out » ; d’ici là, vous pouvez annuler. Un changement du délai s’annonce de la même façon.',
  },
  'token-creator-change-later': {
    asks: [
      'Puis-je modifier mon jeton après le lancement ?',
      'renommer mon token',
      'modifier le nom ou le symbole',
      'faute de frappe dans mon jeton après le lancement',
      'supprimer mon token',
      'mauvais nombre de décimales',
    ],
    says: 'Le nom, le symbole, les décimales, le plafond, les limites et le code d’un jeton ne changent jamais : le contrat n’a pas de fonction pour cela. En cas d’erreur, lancez un autre jeton. Seul change ce que ses pouvoirs permettent, comme l’offre avec Mint.',
  },
  'token-creator-control': {
    asks: [
      'Pouvez-vous modifier ou arrêter mon jeton ?',
      'votre factory garde-t-elle le contrôle',
      'avez-vous une clé admin dans les jetons du créateur',
      'votre société peut-elle suspendre mon token',
      'et si votre site disparaît, le jeton continue-t-il',
    ],
    says: 'Nous ne pouvons ni modifier ni arrêter votre jeton. Il n’a ni factory, ni proxy, ni rôle à nous, et votre propre portefeuille le déploie.',
  },
  'token-creator-tax': {
    asks: [
      'Mon jeton peut-il avoir une taxe sur les transferts ?',
      'taxe d’achat et de vente',
      'reflection token',
      'frais pour l’équipe à chaque échange',
      'faites-vous des tokens avec 5 % de taxe',
    ],
    says: 'Les jetons de chez nous n’ont pas de taxe sur les transferts : ni le créateur ni nos ingénieurs n’en écrivent. Une taxe gêne les plateformes et exige un propriétaire, et un interrupteur contre la vente s’y cache souvent.',
  },
  'token-creator-source': {
    asks: [
      'Vois-je le code de mon jeton avant de signer ?',
      'code solidity du créateur',
      'ouvrir dans remix',
      'exporter en projet foundry',
      'mon développeur peut-il lire le contrat avant',
      'quelle bibliothèque, openzeppelin',
    ],
    says: 'Vous lisez tout le code Solidity avant de signer ; il importe la bibliothèque d’OpenZeppelin sans modification, sous licence MIT. Vous pouvez le copier, l’ouvrir dans Remix ou l’enregistrer comme projet Foundry avec ses tests.',
  },
  'token-creator-verify': {
    asks: [
      'Le code de mon jeton est-il vérifié sur un explorateur ?',
      'vérifier le contrat sur etherscan',
      'sourcify',
      'standard json input',
      'comment prouver que le bytecode correspond au code',
    ],
    says: 'Après le lancement, nous comparons octet par octet le code sur la chaîne avec la compilation. Vous pouvez enregistrer l’entrée du compilateur en JSON standard, que prennent des vérificateurs comme Sourcify. Si le site a un vérificateur public, il lui transmet les sources et donne le résultat.',
  },
  'token-creator-tests': {
    asks: [
      'Les jetons du créateur sont-ils testés ?',
      'qualité du contrat généré',
      'comment testez-vous le générateur',
      'bugs dans le code erc20 généré',
      'puis-je faire confiance au code du créateur',
    ],
    says: 'Nous testons chaque fonction du créateur avec deux autres, dans toutes les combinaisons, et le bytecode a réussi ses essais avant votre signature. Noms et nombres sont des arguments du constructeur : ce que vous tapez ne change pas le code.',
  },
  'token-creator-compile': {
    asks: [
      'Pourquoi mon navigateur doit-il d’abord compiler le jeton ?',
      'compile and test it',
      'combinaison rare d’options',
      'le créateur charge un compilateur',
      'le bouton de lancement manque',
    ],
    says: 'Le créateur a déjà compilé les options seules, la plupart des paires et les choix courants. Pour une combinaison plus rare, appuyez sur « Compile and test it », et votre navigateur fait les deux avant le lancement. S’il ne peut pas, ouvrez le lien du brouillon sur un ordinateur.',
  },
  'token-creator-pool': {
    asks: [
      'Puis-je lancer un jeton et un pool en une transaction ?',
      'lancement avec liquidité',
      'créer token et paire uniswap ensemble',
      'fair launch avec liquidité verrouillée',
      'jeton, pool et part de l’équipe en une étape',
    ],
    says: 'Une transaction peut lancer le jeton, ouvrir un pool Uniswap, verrouiller sa liquidité et donner sa part à l’équipe ; elle fait tout ou rien. Cochez « Also open a pool » au-dessus du bouton de lancement. Vous choisissez la part, le premier prix et la durée du verrou.',
  },
  'token-creator-add-pool': {
    asks: [
      'Comment créer un pool pour un jeton qui existe déjà ?',
      'ajouter de la liquidité à mon token',
      'ouvrir un pool uniswap plus tard',
      'associer mon token à l’ether',
      'rendre mon jeton échangeable',
    ],
    says: 'Ouvrez la page du jeton et appuyez sur « Create a pool and add liquidity ». Cela marche avec Uniswap V2, V3 ou V4, selon le réseau, sur tous les prix. S’il existe un pool à un autre prix, le formulaire s’arrête et montre ce prix.',
  },
  'token-creator-page': {
    asks: [
      'Que montre la page publique d’un jeton ?',
      'certificat du token',
      'page à partager pour mon token',
      'où les gens peuvent-ils consulter mon jeton',
      'lien avec la preuve des pouvoirs',
    ],
    says: 'La page publique d’un jeton montre son certificat, ce qu’on peut encore lui faire et qui, ses détenteurs, ses verrous, sa liquidité verrouillée et son code. Tout y est lu sur la chaîne. Vous recevez son lien après le lancement et pouvez le copier.',
  },
  'token-creator-holders': {
    asks: [
      'Qui détient mon jeton ?',
      'liste des détenteurs',
      'exporter les détenteurs en csv',
      'plus gros portefeuilles de mon token',
      'pourquoi les détenteurs ne s’affichent-ils pas',
    ],
    says: 'La page d’un jeton liste ses détenteurs, le plus grand d’abord, et enregistre la liste en CSV ou JSON. L’index suit les jetons du livre des lancements ; pour les autres, il ne connaît pas les détenteurs.',
  },
  'token-creator-badge': {
    asks: [
      'Existe-t-il un badge montrant la part verrouillée de mon jeton ?',
      'badge du token',
      'intégrer l’état des verrous sur mon site',
      'widget pour les verrous de mon token',
    ],
    says: 'Chaque jeton a un badge qui dit quelle part est verrouillée, et qui change avec la chaîne. Copiez sa ligne depuis la page du jeton dans votre site ou dans la description d’une cotation.',
  },
  'token-creator-launch-book': {
    asks: [
      'Où retrouver les jetons que j’ai lancés ?',
      'livre des lancements',
      'mon token n’apparaît pas sur mon autre appareil',
      'liste des tokens que j’ai créés',
      'mes lancements ont disparu du navigateur',
    ],
    says: 'Le livre des lancements sur la chaîne liste ce qu’un compte a lancé, et le créateur le montre quand vous connectez ce compte. Un lancement avec pool y figure déjà. Pour un lancement seul, appuyez sur « Write it into the launch book », pour d’autres frais de réseau.',
  },
  'token-creator-nft': {
    asks: [
      'Comment créer une collection NFT ?',
      'créateur de nft',
      'faire mes propres nft',
      'lancer une collection erc721 sans coder',
      'je suis artiste, puis-je minter mes images ici',
    ],
    says: 'Pour créer une collection NFT, choisissez « Collection » dans le créateur, ajoutez images et métadonnées, et lancez-la depuis votre portefeuille. Les pièces sont numérotées à partir de un, et vous pouvez fixer leur nombre maximal. Nous ne prenons pas de frais.',
  },
  'token-creator-nft-features': {
    asks: [
      'Quelles options a une collection NFT dans le créateur ?',
      'fonctions collection nft',
      'réglages erc721',
      'que choisir pour mon drop',
      'nombre maximal de pièces',
    ],
    says: 'Une collection du créateur peut avoir un nombre maximal, destruction, pause, listes sur la chaîne, lot au lancement, royalties, vente publique, révélation et délai. Chaque option a une phrase qui dit ce qu’elle signifie pour les détenteurs.',
  },
  'token-creator-pictures': {
    asks: [
      'Comment ajouter des images et des traits à mes NFT ?',
      'formats d’image',
      'téléverser des images nft',
      'csv de métadonnées avec traits',
      'quelle taille maximale pour une image',
      'combien de pièces à la fois',
    ],
    says: 'Dans le créateur, ouvrez « Add the pictures and metadata here » et choisissez des fichiers ou un dossier. Il accepte PNG, JPEG, WebP, GIF, AVIF et SVG, {tokenCreatorPictureSize} chacun et {tokenCreatorPiecesTogether} pièces ensemble. Un fichier CSV ou JSON apporte noms, descriptions et traits.',
  },
  'token-creator-storage': {
    asks: [
      'Où sont stockées les images de mes NFT ?',
      'ipfs pour ma collection',
      'hébergement des images nft',
      'puis-je utiliser ma propre adresse ipfs',
      'qui peut changer les métadonnées de ma collection',
    ],
    says: 'Ce site garde les images et métadonnées de vos NFT sous leur SHA-256, et sur un nœud IPFS s’il en a un ; le créateur le précise. Vous pouvez aussi indiquer votre propre adresse, par exemple sur IPFS. Ce qui est publié ne change jamais.',
  },
  'token-creator-pieces-later': {
    asks: [
      'Puis-je ajouter des pièces à ma collection après le lancement ?',
      'ajouter des nft plus tard',
      'mes œuvres ne sont pas finies, puis-je lancer le contrat d’abord',
      'collection qui grandit',
      'publier d’autres images pour une collection existante',
    ],
    says: 'Appuyez sur « Add the pieces after the launch » dans le créateur : il leur réserve une place. Ensuite, le compte que vous avez connecté publie les pièces sur la page de la collection. Une collection avec révélation a besoin de ses pièces avant le lancement.',
  },
  'token-creator-sale': {
    asks: [
      'Puis-je vendre mes NFT au public ?',
      'vente publique d’une collection',
      'fixer un prix de mint pour mes pièces',
      'vendre des nft sans opensea',
      'limite par portefeuille dans ma vente',
    ],
    says: 'Avec Public sale, chacun achète des pièces sur la page de la collection, à un prix que vous fixez au lancement. Les dates, la limite par compte et le destinataire des recettes ne changent jamais. Nous ne prenons aucune part des paiements.',
  },
  'token-creator-proceeds': {
    asks: [
      'Comment recevoir l’argent de ma vente de NFT ?',
      'retirer les recettes de la vente',
      'où va l’ether des acheteurs',
      'versement des revenus de la collection',
    ],
    says: 'Les paiements des acheteurs attendent dans le contrat de la collection pour le destinataire fixé au lancement. Appuyez sur « Send the proceeds to their receiver » sur sa page ; chacun peut le faire, et l’argent va à ce seul destinataire.',
  },
  'token-creator-presale': {
    asks: [
      'Puis-je donner un accès anticipé à une liste pour ma vente de NFT ?',
      'whitelist nft',
      'prévente pour les premiers soutiens',
      'racine de merkle pour la liste',
      'prix réduit pour les portefeuilles inscrits',
    ],
    says: 'Une liste d’autorisation laisse ses comptes acheter du lancement jusqu’au début de la vente publique, même à un prix propre. Elle a {tokenCreatorAllowListAccounts} comptes au plus. Le contrat ne garde que la racine : publiez le fichier enregistré pour les acheteurs.',
  },
  'token-creator-reveal': {
    asks: [
      'Puis-je cacher mes NFT et les révéler plus tard ?',
      'révélation différée',
      'image provisoire jusqu’à la révélation',
      'reveal.json',
      'j’ai perdu le fichier de révélation',
    ],
    says: 'Avec Reveal, toutes les pièces se ressemblent jusqu’à ce que vous montriez les métadonnées ; le lancement fixe leur hash, donc personne ne peut les échanger. Gardez secret le fichier reveal.json : sans lui, rien ne peut être révélé. Pour révéler, ouvrez ce fichier sur la page de la collection.',
  },
  'token-creator-royalties': {
    asks: [
      'Mes NFT peuvent-ils avoir des royalties ?',
      'ERC-2981',
      'part à la revente',
      'quel taux de royalties puis-je fixer',
      'les marchés doivent-ils payer mes royalties',
    ],
    says: 'Avec Royalties, le contrat indique une part de chaque vente ultérieure, {tokenCreatorMostRoyalty} au plus, et qui la reçoit. Le lancement la fixe, et personne ne peut la changer. C’est une demande : chaque marché décide s’il la paie.',
  },
  'token-creator-editions': {
    asks: [
      'Comment créer des éditions dont chaque pièce existe plusieurs fois ?',
      'ERC-1155',
      'jetons semi-fongibles',
      'objets de jeu en plusieurs exemplaires',
      'tirages en édition limitée',
    ],
    says: 'Choisissez « Editions » (ERC-1155) dans le créateur : chaque pièce existe plusieurs fois. Avec une vente publique, vous fixez jusqu’à {tokenCreatorMostEditions} éditions et la taille maximale de chacune. Sans vente, le propriétaire peut créer n’importe quel nombre de chaque pièce.',
  },
  'token-creator-mint-list': {
    asks: [
      'Comment minter des NFT vers de nombreux portefeuilles par une liste ?',
      'envoyer mes pièces à un csv de portefeuilles',
      'créer des pièces par csv',
      'envoyer des nft en masse aux détenteurs',
      'batch mint vers une liste d’adresses',
    ],
    says: 'Sur la page de la collection, connectez le compte habilité et collez une liste ou un CSV sous « Create pieces by a list ». Une liste a {tokenCreatorListPieces} pièces au plus, beaucoup par transaction. Après un rechargement, tout reprend, et rien n’est envoyé deux fois.',
  },
  'token-creator-batch': {
    asks: [
      'Le lancement de ma collection peut-il déjà créer des pièces ?',
      'premint pour l’équipe',
      'ERC-2309',
      'réserver des pièces au déploiement',
    ],
    says: 'Avec Batch at the launch, le lancement d’une collection crée jusqu’à {tokenCreatorLargestBatch} pièces pour un compte, au prix de quelques transferts. Cela ne va pas avec les listes sur la chaîne.',
  },
  'token-creator-vault': {
    asks: [
      'Qu’est-ce qu’un coffre du créateur ?',
      'vault ERC-4626',
      'contrat de staking avec parts',
      'créer un coffre pour mon token',
      'un vault rapporte-t-il un rendement',
      'le propriétaire peut-il bloquer les retraits',
    ],
    says: 'Un coffre (ERC-4626) reçoit des dépôts d’un jeton et donne des parts en échange. Seuls les détenteurs de parts peuvent sortir le jeton ; une pause arrête les dépôts et jamais les retraits. Un coffre ne rapporte rien par lui-même.',
  },
  'token-creator-vault-use': {
    asks: [
      'Comment déposer dans un coffre ou en retirer ?',
      'racheter des parts de vault',
      'sortir mes jetons d’un coffre',
      'les dépôts sont arrêtés, puis-je retirer',
    ],
    says: 'Ouvrez la page du coffre, appuyez sur « Deposit or withdraw » et connectez votre compte. Un dépôt demande d’abord une autorisation du montant exact. Vous pouvez retirer à tout moment la valeur de vos parts, même quand les dépôts sont arrêtés.',
  },
  'token-creator-several-tokens': {
    asks: [
      'Un contrat peut-il contenir plusieurs jetons ?',
      'ERC-6909',
      'contrat multi-jetons',
      'plusieurs monnaies de jeu dans un contrat',
    ],
    says: 'Avec « Several tokens » (ERC-6909), un contrat a de nombreux jetons, chacun avec son nom, ses décimales et son offre. Le lancement crée le premier, et le compte habilité en ajoute ensuite. Aucun jeton d’un tel contrat n’a d’offre maximale.',
  },
  'token-creator-network': {
    asks: [
      'Sur quel réseau le créateur lance-t-il mon jeton ?',
      'chaîne du créateur',
      'le générateur prend-il en charge base ou bnb',
      'sur quelle chaîne sera le token que je lance ici',
    ],
    says: 'Le créateur lance sur le réseau de ce site, et le nomme à côté du coût. Il demande d’abord au réseau s’il connaît les instructions dont un jeton a besoin, et vous le dit avant la signature si ce n’est pas le cas.',
  },
  'token-creator-demo': {
    asks: [
      'Puis-je essayer le créateur de jetons sans argent réel ?',
      'tester le créateur',
      'lancement d’essai avec de l’argent fictif',
      'voir un lancement sans ether',
    ],
    says: 'Vous pouvez essayer le créateur avec le portefeuille de démonstration, qui a de l’ether de test et ne demande aucune installation. La liste des portefeuilles le propose là où le site tourne sur sa propre chaîne de test.',
  },
  'token-creator-name-check': {
    asks: [
      'Quels noms et symboles mon jeton peut-il avoir ?',
      'longueur du ticker',
      'puis-je appeler mon token usdc',
      'lettres trompeuses dans le nom d’un token',
      'mon symbole est refusé',
    ],
    says: 'Le créateur avertit des lettres trompeuses et des symboles qui ressemblent à un jeton connu. Il refuse les signes cachés, les noms trop longs et les symboles de plus de {tokenCreatorLongestSymbol} signes. Un nom n’est pas réservé sur une chaîne : un autre jeton peut avoir le même.',
  },
  'token-creator-decimals': {
    asks: [
      'Combien de décimales mon jeton devrait-il avoir ?',
      'décimales',
      '18 décimales ou moins',
      'que sont les décimales d’un token',
      'mauvais nombre de zéros dans l’offre',
    ],
    says: 'Un jeton a {tokenCreatorMostDecimals} décimales au plus, et la plupart en ont exactement autant. Gardez ce nombre sauf raison contraire, et vérifiez-le avec l’offre avant le lancement : il ne change jamais.',
  },
  'token-creator-receiver': {
    asks: [
      'Qui reçoit l’offre de mon jeton au lancement ?',
      'où vont les jetons après le déploiement',
      'adresse de l’offre initiale',
      'tous les tokens arrivent-ils dans mon portefeuille',
    ],
    says: 'Toute la première offre va à l’adresse que vous indiquez, ou au compte qui lance si le champ reste vide. Les acheteurs observent ce compte, donc un multisig convient le mieux. Avec un pool dans la même transaction, cette adresse reçoit le reste.',
  },
  'token-creator-draft': {
    asks: [
      'Puis-je enregistrer mon brouillon de jeton et continuer plus tard ?',
      'partager un brouillon',
      'envoyer les réglages du token à un collègue',
      'mes saisies sont-elles perdues après un rechargement',
    ],
    says: 'L’adresse de la page du créateur contient votre brouillon : un rechargement le garde, et « Copy the draft’s link » le partage. Vérifiez chaque compte d’un brouillon reçu par lien, car son expéditeur les a choisis.',
  },
  'token-creator-interrupted': {
    asks: [
      'Que se passe-t-il si le lancement de mon jeton est interrompu ?',
      'lancement échoué',
      'j’ai fermé la page pendant le lancement',
      'transaction en attente, mon token est-il perdu',
      'lancer deux fois le même jeton par erreur',
    ],
    says: 'Si un lancement échoue, votre brouillon reste, et vous pouvez relancer. Vous pouvez fermer la page pendant que la transaction est en route. Si la réponse du portefeuille s’est perdue, la page regarde sur la chaîne, pour vous éviter un second lancement.',
  },
  'token-creator-votes': {
    asks: [
      'Mon jeton peut-il servir à voter ?',
      'jeton de gouvernance',
      'token dao',
      'déléguer des votes',
      'pourquoi mon solde ne compte-t-il pas comme vote',
    ],
    says: 'Avec Votes, les soldes comptent comme votes dès que leurs détenteurs les délèguent, à eux-mêmes ou à d’autres. Un solde non délégué ne vote pas. Permit vient avec, et flash mint ne s’y combine pas.',
  },
  'token-creator-signatures': {
    asks: [
      'Les détenteurs de mon jeton peuvent-ils payer par signature, sans gas ?',
      'option permit',
      'transferts sans gas',
      'ERC-3009 comme usdc',
      'ERC-2612',
    ],
    says: 'Avec Permit, les détenteurs autorisent une dépense par une signature au lieu d’une transaction. Avec Transfer by signature, ils signent un paiement que chacun peut soumettre en payant le gas, comme avec USDC. Permit est coché à l’ouverture du créateur.',
  },
  'token-creator-flash-mint': {
    asks: [
      'Que fait flash mint dans un jeton ?',
      'flash loan de mon token',
      'ERC-3156',
      'le flash mint est-il dangereux',
    ],
    says: 'Avec Flash mint, chacun peut créer n’importe quel montant qui est détruit dans la même transaction, sans frais. Cela peut tromper un contrat qui lit soldes ou offre comme un prix. Il ne se combine ni avec les votes ni avec les limites de lancement.',
  },
  'token-creator-bridge': {
    asks: [
      'Un jeton du créateur peut-il passer d’une chaîne à l’autre ?',
      'option cross-chain',
      'pont pour mon token',
      'ERC-7802',
    ],
    says: 'Avec Cross-chain, un pont que vous nommez au lancement crée et détruit les jetons qui passent entre chaînes. Il ne peut jamais être changé. Les acheteurs lisent un avertissement, car le jeton est aussi sûr que son pont.',
  },
  'token-creator-next-steps': {
    asks: [
      'Que faire après le lancement de mon jeton ?',
      'mon contrat est en ligne, et ensuite',
      'prochaines étapes pour un nouveau token',
      'verrou ou pool, par quoi continuer',
    ],
    says: 'Après le lancement, verrouillez la part que vous gardez, créez un pool et verrouillez sa liquidité, ou distribuez le jeton par une liste où chaque compte réclame sa part. Le jeton lancé montre un lien vers chacun.',
  },
  'token-creator-first-minute': {
    asks: [
      'Que vérifie d’abord un acheteur sur mon jeton ?',
      'première minute d’un acheteur',
      'questions des investisseurs sur un nouveau token',
      'comment jugera-t-on mon jeton',
    ],
    says: 'Dans la première minute, un acheteur demande si c’est le bon jeton, s’il se vend, s’il peut être augmenté, et qui a du pouvoir dessus. Viennent ensuite les limites, la part des créateurs et la liquidité. Le créateur de jetons montre comment votre brouillon répond à chaque question.',
  },
  'token-creator-add-wallet': {
    asks: [
      'Pourquoi ne vois-je pas mon nouveau jeton dans mon portefeuille ?',
      'ajouter le token à metamask',
      'importer mon token',
      'solde absent après le lancement',
    ],
    says: 'Après le lancement, appuyez sur « Add to wallet », et votre portefeuille affiche le jeton. Cela vaut pour les jetons (ERC-20), tant que votre compte est connecté.',
  },
  'token-creator-plan-month': {
    asks: [
      'Comment préparer le lancement d’un jeton un mois avant ?',
      'liste de contrôle lancement token',
      'plan de lancement d’un jeton',
      'que mettre sur la page des promesses',
    ],
    says: 'Un mois avant, écrivez une page de promesses, choisissez ce que le jeton peut faire et décidez où il vit. Faites lire le code par quelqu’un qui ne l’a pas écrit. Mettez en place un multisig, et réservez les noms qu’on peut confondre avec vous.',
  },
  'token-creator-plan-week': {
    asks: [
      'Que faire une semaine avant le lancement du jeton ?',
      'que vérifier sept jours avant la mise en ligne',
      'répéter sur un réseau de test',
      'préparer verrous et liste d’airdrop',
    ],
    says: 'Une semaine avant, déployez sur un réseau de test avec le même script, lisez ce qui est déployé et vérifiez les décimales. Publiez les adresses de chaque contrat. Préparez les verrous et la liste d’airdrop, et dites ce que vous ne ferez pas.',
  },
  'token-creator-plan-day': {
    asks: [
      'Que faire la veille du lancement du jeton ?',
      'demain nous lançons notre token',
      'dernier jour avant le lancement',
      'qui fait quoi pendant un lancement',
    ],
    says: 'La veille, ne changez plus rien et approvisionnez les comptes avec trois fois ce que vous prévoyez. Décidez qui envoie, qui observe la chaîne et qui répond. Écrivez ce que vous direz en cas d’échec, et dormez.',
  },
  'token-creator-launch-hour': {
    asks: [
      'Dans quel ordre procéder à l’heure du lancement ?',
      'étapes du jour de lancement',
      'pool, verrou, annonce, dans quel ordre',
      'quand annoncer mon token',
      'vente d’essai avant l’annonce',
    ],
    says: 'À l’heure du lancement, déployez le jeton, vérifiez propriétaire et rôles, remplissez le pool en une transaction et verrouillez la liquidité. Faites les verrous de l’équipe, puis achetez et revendez un peu. N’annoncez qu’une fois cette vente réussie.',
  },
  'token-creator-first-days': {
    asks: [
      'Que faire les premiers jours après le lancement du jeton ?',
      'première semaine après le lancement',
      'on me propose des cotations en message privé',
      'quand abandonner le droit de mint',
    ],
    says: 'Les premiers jours, répondez à chaque question de confiance par une adresse, et laissez sans réponse les offres privées de cotation ou de tenue de marché. Surveillez les pouvoirs, abandonnez ceux qui ne servent plus, et laissez le code tranquille.',
  },
}
