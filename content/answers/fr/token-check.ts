import type { facts as english } from '#content/answers/en/token-check.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-check-use': {
    asks: [
      'Comment vérifier un jeton avant de l’acheter ?',
      'token checker',
      'analyser une adresse de token',
      'où coller l’adresse du contrat d’un token',
      'j’ai trouvé un nouveau token, comment le tester',
    ],
    says: 'Pour vérifier un jeton, collez son adresse sur la page Token check et appuyez sur « Check it ». Le rapport dit s’il a pu être acheté et vendu au dernier bloc, quelle taxe il prend et ce que peut faire son propriétaire.',
  },
  'token-check-free': {
    asks: [
      'La vérification d’un jeton coûte-t-elle quelque chose ?',
      'prix token check',
      'le scanner est-il gratuit',
      'faut-il connecter un portefeuille pour vérifier un token',
      'mon argent est-il utilisé pendant la vérification',
    ],
    says: 'La vérification d’un jeton est gratuite et ne demande ni portefeuille ni compte. Elle n’achète et ne vend que dans une simulation : aucune transaction n’est envoyée, et aucun argent ne bouge.',
  },
  'token-check-how': {
    asks: [
      'Comment fonctionne la vérification d’un jeton ?',
      'que vérifiez-vous dans un token',
      'méthode du scanner',
      'simulez-vous ou lisez-vous le code',
      'que se passe-t-il après le clic',
    ],
    says: 'La vérification simule un compte neuf qui achète dans un pool, envoie une part à un second compte et vend tout. Elle répète la vente après tout ce que le propriétaire peut faire. Elle compare aussi le code avec nos jetons et y cherche proxys et autres signes.',
  },
  'token-check-sell': {
    asks: [
      'Puis-je revendre ce jeton ?',
      'détecteur de honeypot',
      'ce token est-il une arnaque',
      'tester si un token peut être vendu',
      'je n’arrive pas à vendre mes tokens',
      'rug pull scanner',
    ],
    says: 'La vérification vous dit si un jeton peut se vendre : un compte neuf l’achète, en envoie un quart, et les deux comptes vendent tout. Elle l’essaie à plusieurs tailles, jusqu’à {tokenCheckLargestSize} du pool. La réponse est exacte pour ce bloc.',
  },
  'token-check-later': {
    asks: [
      'Un jeton peut-il devenir invendable après l’achat ?',
      'vente bloquée après une heure',
      'la vérification essaie-t-elle une vente le lendemain',
      'bombe à retardement dans un token',
    ],
    says: 'La vérification fait la même vente au bloc suivant, une heure plus tard et un jour plus tard. La réponse est exacte pour ces trois moments. Un piège qui attend plus longtemps lui échappe : répétez la vérification avant d’acheter.',
  },
  'token-check-tax': {
    asks: [
      'Quelle taxe un jeton prend-il à l’achat ou à la vente ?',
      'vérifier taxe d’achat et de vente d’un token',
      'frais cachés d’un token',
      'combien je perds en échangeant ce token',
    ],
    says: 'La vérification compare ce qui a été envoyé avec ce qui est arrivé : la différence est la taxe de cet achat, transfert ou vente. Le chiffre est exact, et le rapport dit quand il dépend du montant ou du moment.',
  },
  'token-check-owner': {
    asks: [
      'Le propriétaire d’un jeton peut-il arrêter ma vente ou prendre mes jetons ?',
      'analyser les pouvoirs du propriétaire',
      'le développeur peut-il créer, suspendre ou saisir',
      'qui peut arrêter ma vente selon la vérification',
    ],
    says: 'La vérification appelle chaque fonction comme propriétaire, comme comptes à rôle et comme comptes de son stockage, puis vend de nouveau. Si elle dit que le propriétaire peut arrêter votre vente, c’est un fait. Une fonction sans effet prouve peu.',
  },
  'token-check-proxy': {
    asks: [
      'La vérification voit-elle si le code d’un jeton est remplaçable ?',
      'détection de proxy',
      'scanner token upgradeable',
      'emplacements ERC-1967',
    ],
    says: 'La vérification lit les emplacements de stockage des proxys (ERC-1967), des copies (ERC-1167) et des comptes avec code (EIP-7702). La réponse est exacte pour ces standards.',
  },
  'token-check-known': {
    asks: [
      'La vérification reconnaît-elle les jetons de votre créateur ?',
      'ce token vient-il de votre générateur',
      'code connu',
      'pourquoi aucune simulation pour ce token',
    ],
    says: 'La vérification compare le code avec chaque jeton que fait notre créateur, hors valeurs écrites par le constructeur. Pour un tel jeton, la réponse est exacte et se passe de simulation : le rapport nomme ses pouvoirs.',
  },
  'token-check-signs': {
    asks: [
      'Que lit encore la vérification dans le code d’un jeton ?',
      'fonctions suspectes',
      'un token peut-il remarquer qu’il est simulé',
      'selfdestruct dans un token',
    ],
    says: 'La vérification lit le code instruction par instruction, à la recherche de fonctions nommées et de code capable de remarquer une simulation. Ce sont des signes et non des preuves : une fonction d’un autre nom peut faire la même chose.',
  },
  'token-check-score': {
    asks: [
      'La vérification donne-t-elle une note au jeton ?',
      'score de sécurité d’un token',
      'y a-t-il un feu vert pour un token',
      'quels tokens acheter sans danger',
    ],
    says: 'La vérification donne des faits avec leur bloc, et pas de note. Elle dit ce qui est arrivé à un acheteur et ce que peuvent faire ceux qui dirigent le jeton ; vous décidez.',
  },
  'token-check-certainty': {
    asks: [
      'Quelle est la fiabilité de la vérification d’un jeton ?',
      'puis-je me fier au rapport',
      'précision du scan',
      'une vérification réussie garantit-elle ma vente demain',
      'combien de temps un rapport est-il valable',
    ],
    says: 'Chaque ligne de la vérification dit sa certitude : les échanges simulés sont exacts pour leur bloc, leur taille et leur moment, le reste sont des signes. Une vérification réussie ne garantit rien pour les blocs suivants : répétez-la avant d’acheter.',
  },
  'token-check-limits': {
    asks: [
      'Que ne voit pas la vérification d’un jeton ?',
      'limites du scanner',
      'angles morts de la vérification',
      'un piège peut-il échapper à la vérification',
    ],
    says: 'La vérification ne voit pas qui détient le jeton, et ne lit pas son code source comme le fait un audit. Elle manque un piège qui attend une date, un prix ou un montant non essayé. Répétez-la avant d’acheter.',
  },
  'token-check-pools': {
    asks: [
      'Quels pools la vérification d’un jeton utilise-t-elle ?',
      'quelles versions d’uniswap le scanner utilise-t-il',
      'le token n’a pas de pool, que vérifiez-vous',
      'token avec hook v4',
    ],
    says: 'La vérification cherche des pools Uniswap V2, V3 et V4. Elle n’essaie aucun échange là où un hook y prend part, et nomme ce hook. Sans pool, elle simule des transferts et le dit.',
  },
  'token-check-holders': {
    asks: [
      'La vérification montre-t-elle les plus gros détenteurs ?',
      'baleines d’un token',
      'répartition des détenteurs dans le scan',
      'qui possède la plus grande part de ce token',
    ],
    says: 'La vérification ne montre pas qui détient un jeton, car une chaîne n’a pas de liste de détenteurs. La page d’un jeton de notre livre des lancements liste les siens.',
  },
  'token-check-save': {
    asks: [
      'Puis-je enregistrer ou partager le rapport d’une vérification ?',
      'rapport de token en json',
      'télécharger le scan',
      'lien vers la vérification pour ma communauté',
      'gardez-vous mes vérifications',
    ],
    says: 'Appuyez sous le rapport sur « Copy the link » pour le partager, ou sur « Download as JSON » pour le garder. Le lien répète la vérification au dernier bloc, car nous ne gardons aucun rapport.',
  },
  'token-check-nft': {
    asks: [
      'La vérification de jetons peut-elle examiner une collection NFT ?',
      'nft dans le scanner de tokens',
      'vérifier une adresse erc721',
      'coller une collection au lieu d’un token',
    ],
    says: 'La vérification lit des jetons ERC-20. Pour une collection, utilisez l’inspecteur de la page NFT audit.',
  },
  'token-check-audit': {
    asks: [
      'Une vérification de jeton remplace-t-elle un audit ?',
      'token check ou audit de smart contract',
      'le scan gratuit suffit-il pour mon contrat',
      'différence entre scanner et auditeurs',
    ],
    says: 'Une vérification de jeton ne remplace pas un audit : elle essaie ce qui arrive à un acheteur, sans lire le code source. Faites examiner votre propre contrat par un audit de smart contract.',
  },
  'token-check-network': {
    asks: [
      'Quelles blockchains couvre la vérification d’un jeton ?',
      'vérifier un token sur base ou bsc',
      'token solana dans le scanner',
      'pas de contrat à cette adresse, pourquoi',
    ],
    says: 'La vérification lit le réseau de ce site, et le rapport le nomme. Si ce réseau n’a pas de contrat à l’adresse, la page le dit.',
  },
  'token-check-refused': {
    asks: [
      'Pourquoi la vérification refuse-t-elle mon adresse ?',
      'erreur pas un token erc20',
      'adresse de token mal tapée',
      'majuscules de l’adresse incorrectes',
      'vérification occupée, réessayer',
    ],
    says: 'La vérification refuse une adresse mal tapée, sans contrat, ou qui ne répond pas comme un jeton ERC-20 ; la page dit laquelle de ces raisons s’applique. Si d’autres jetons sont en cours, elle indique après combien de secondes réessayer.',
  },
  'token-check-pass': {
    asks: [
      'Comment faire un jeton qui réussit la vérification ?',
      'passer les scanners',
      'mon token est signalé, comment obtenir un rapport propre',
      'erc20 propre pour les cotations',
    ],
    says: 'Pour un jeton qui réussit, faites-le dans le créateur sans pouvoirs sur les détenteurs, comme pause, liste de blocage ou création. La vérification connaît ce code octet par octet, et dit qu’aucun compte n’a de pouvoir dessus.',
  },
}
