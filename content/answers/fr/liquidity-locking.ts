import type { facts as english } from '#content/answers/en/liquidity-locking.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'liquidity-what': {
    asks: [
      'Qu’est-ce que le verrouillage de liquidité ?',
      'liquidité verrouillée définition',
      'que veut dire LP lock',
      'comment fonctionne un liquidity locker',
      'qu’arrive-t-il au pool quand la LP est bloquée',
    ],
    says: 'Verrouiller la liquidité garde vos parts de pool ou votre position Uniswap dans un contrat jusqu’à une date, ou pour toujours. D’ici là, personne ne peut retirer la liquidité, et les frais d’échange restent à vous.',
  },
  'liquidity-why': {
    asks: [
      'Pourquoi verrouiller notre liquidité ?',
      'pourquoi bloquer la LP',
      'éviter un rug pull',
      'comment montrer que je ne retirerai pas la liquidité',
      'notre communauté veut une LP verrouillée',
    ],
    says: 'Les acheteurs demandent d’abord si l’équipe peut retirer la liquidité. Un verrou y répond sur la chaîne : personne ne peut la retirer avant la date, et chacun peut le vérifier.',
  },
  'liquidity-fee': {
    asks: [
      'Combien coûte le verrouillage de liquidité ?',
      'frais LP lock',
      'prix d’un liquidity locker',
      'prenez-vous un pourcentage du pool',
      'bloquer la LP Uniswap est-il gratuit',
    ],
    says: 'Verrouiller de la liquidité est sans frais de notre part. Nous ne prenons aucune part de la liquidité ni des frais d’échange : vous payez les frais de réseau. Préparer et répéter avec nous coûte {liquidityLockingDayRate} par jour.',
  },
  'liquidity-gas': {
    asks: [
      'Combien de gas pour verrouiller une position ?',
      'gas verrouillage LP',
      'gas PositionLocker',
      'gas pour collecter les frais d’une position bloquée',
    ],
    says: 'Verrouiller une position Uniswap V3 prend {liquidityLockingGas}, ou {liquidityLockingGasFirst} si c’est la première du propriétaire, du gestionnaire et du pool. Collecter les frais prend {liquidityLockingGasCollect}, retirer {liquidityLockingGasWithdraw}.',
  },
  'liquidity-how': {
    asks: [
      'Comment verrouiller ma LP Uniswap ?',
      'verrouiller la liquidité étapes',
      'bloquer mes parts de pool',
      'où verrouiller une position de liquidité',
      'combien de transactions pour bloquer une LP',
    ],
    says: 'Pour verrouiller de la liquidité, ouvrez la page Liquidity locking et connectez un portefeuille : vos parts et positions s’affichent. Choisissez une date ou permanent, le propriétaire et le bénéficiaire des frais. Approuvez puis verrouillez, en une ou deux transactions.',
  },
  'liquidity-needs': {
    asks: [
      'De quoi ai-je besoin avant de verrouiller la liquidité ?',
      'prérequis LP lock',
      'liste à vérifier avant de bloquer le pool',
      'que préparer pour un verrou de liquidité',
    ],
    says: 'Pour verrouiller de la liquidité, il faut les parts ou la position dans votre portefeuille, une date que les acheteurs croiront, et une adresse qui reçoit les frais.',
  },
  'liquidity-date': {
    asks: [
      'Combien de temps verrouiller la liquidité ?',
      'durée LP lock',
      'un mois de verrou de liquidité suffit-il',
      'durée conseillée pour un nouveau pool',
    ],
    says: 'Choisissez une date que les acheteurs croiront : un verrou d’un mois leur dit quand vous comptez sortir. Un verrou de liquidité peut finir jusqu’à {liquidityLockingLongest} plus tard, ou être permanent, et se prolonge ensuite.',
  },
  'liquidity-which': {
    asks: [
      'Quels types de liquidité puis-je verrouiller ?',
      'verrou Uniswap V2 V3 V4',
      'prenez-vous en charge les positions V4',
      'puis-je verrouiller une position V3 en NFT',
    ],
    says: 'Vous pouvez verrouiller des parts de pool Uniswap V2 et des positions Uniswap V3 et V4. Une position reste entière dans PositionLocker ; les parts de pool se verrouillent comme des tokens.',
  },
  'liquidity-vtwo': {
    asks: [
      'Comment verrouiller des tokens LP Uniswap V2 ?',
      'verrouiller LP V2',
      'mes tokens LP n’apparaissent pas dans la liste',
      'les tokens LP peuvent-ils se débloquer par étapes',
    ],
    says: 'Les parts de pool Uniswap V2 sont des tokens ERC-20 : le locker de tokens les prend, avec tous ses calendriers. Appuyez sur « Lock these LP tokens » sur la page de liquidité, ou verrouillez-les par leur adresse.',
  },
  'liquidity-vfour-find': {
    asks: [
      'Pourquoi ma position Uniswap V4 n’est-elle pas listée ?',
      'position V4 introuvable',
      'trouver une position V4 par son numéro',
      'la page ne voit pas ma position',
    ],
    says: 'Uniswap V4 ne tient pas de liste par propriétaire : la page ne trouve donc que les positions reçues récemment. Saisissez le numéro de la position, ou cherchez plus loin en arrière.',
  },
  'liquidity-other-exchange': {
    asks: [
      'Puis-je verrouiller de la liquidité hors d’Uniswap ?',
      'LP PancakeSwap verrou',
      'pool SushiSwap verrouillage',
      'autres DEX pris en charge',
    ],
    says: 'La page de liquidité ne vaut que pour Uniswap. Les tokens de pool ERC-20 d’une autre bourse se verrouillent comme des tokens, mais notre preuve ne garantit pas leur pool.',
  },
  'liquidity-early': {
    asks: [
      'L’équipe peut-elle retirer la liquidité verrouillée avant la date ?',
      'rug malgré une LP bloquée',
      'sortir la LP plus tôt',
      'qui peut réduire une position verrouillée',
      'annuler un verrou de liquidité',
    ],
    says: 'La liquidité verrouillée ne peut être retirée ni réduite avant la date par personne : ni le propriétaire, ni l’équipe, ni nous n’avons de fonction pour cela. Seuls les frais se collectent.',
  },
  'liquidity-partial': {
    asks: [
      'Puis-je retirer une partie de la liquidité avant la date ?',
      'retrait partiel LP',
      'sortir la moitié de ma position verrouillée',
      'débloquer seulement certaines parts du pool',
    ],
    says: 'Une position verrouillée revient entière, après la date : vous ne pouvez pas en retirer une partie avant. Les parts de pool se divisent, et chaque partie garde la date.',
  },
  'liquidity-withdraw': {
    asks: [
      'Comment récupérer ma liquidité après la fin du verrou ?',
      'retirer la LP après la date',
      'verrou de position expiré',
      'la liquidité revient-elle toute seule',
    ],
    says: 'Après la date, le propriétaire récupère la position entière, vers toute adresse qui l’accepte. Ouvrez-la sous « Locked positions » sur la page de liquidité.',
  },
  'liquidity-fees': {
    asks: [
      'Est-ce que je touche encore les frais d’échange pendant le verrou ?',
      'collecter les frais d’une LP verrouillée',
      'qui reçoit les frais de swap d’un pool bloqué',
      'le verrou arrête-t-il mes revenus de la position',
    ],
    says: 'Les frais d’échange restent à vous pendant le verrouillage. Ceux des positions V3 et V4 se collectent à tout moment et vont au bénéficiaire. Ceux de V2 grossissent dans la part.',
  },
  'liquidity-payee': {
    asks: [
      'Qui reçoit les frais d’une position verrouillée ?',
      'bénéficiaire des frais LP',
      'envoyer les frais du pool à notre trésorerie',
      'changer le compte qui reçoit les frais',
    ],
    says: 'Vous nommez le compte qui reçoit les frais d’une position verrouillée ; laissé vide, c’est le propriétaire. Il peut le changer ensuite, et un verrou transmis paie son nouveau propriétaire.',
  },
  'liquidity-uncollected': {
    asks: [
      'Que deviennent les frais de LP que je ne collecte pas ?',
      'frais non collectés',
      'les frais expirent-ils dans une position verrouillée',
      'dois-je collecter avant la fin du verrou',
    ],
    says: 'Les frais non collectés restent dans la position et reviennent avec elle. La collecte n’a pas de délai.',
  },
  'liquidity-extend': {
    asks: [
      'Puis-je prolonger un verrou de liquidité ?',
      'prolonger LP lock',
      'notre verrou de pool finit la semaine prochaine',
      'débloquer la position plus tard',
    ],
    says: 'Le propriétaire peut prolonger un verrou de liquidité avant sa fin : la date recule, elle n’avance jamais.',
  },
  'liquidity-permanent': {
    asks: [
      'Puis-je verrouiller la liquidité définitivement ?',
      'LP lock permanent',
      'brûler la LP ou la verrouiller pour toujours',
      'bloquer le pool pour de bon et garder les frais',
    ],
    says: 'La liquidité peut être verrouillée pour toujours : personne ne pourra jamais la retirer. Les frais d’une position V3 ou V4 verrouillée ainsi se collectent encore.',
  },
  'liquidity-hand-over': {
    asks: [
      'Puis-je transférer un verrou de liquidité ?',
      'transférer LP lock',
      'changer le propriétaire d’une position verrouillée',
      'vendre le projet avec son pool verrouillé',
    ],
    says: 'Un verrou de liquidité change de mains en deux étapes : le propriétaire le propose, le destinataire accepte. Ensuite les frais vont au nouveau propriétaire.',
  },
  'liquidity-split': {
    asks: [
      'Puis-je diviser ou fusionner de la liquidité verrouillée ?',
      'diviser un LP lock',
      'partager une position verrouillée entre fondateurs',
      'fusionner deux verrous de liquidité',
    ],
    says: 'Les parts de pool V2 verrouillées se divisent ou se fusionnent, et gardent leur date. Les positions V3 et V4 ne se divisent ni ne se fusionnent.',
  },
  'liquidity-add': {
    asks: [
      'Puis-je ajouter de la liquidité à une position verrouillée ?',
      'augmenter une position verrouillée',
      'ajouter au pool bloqué',
      'compléter la liquidité V3 pendant le verrou',
    ],
    says: 'Le locker n’a pas de fonction pour ajouter de la liquidité et n’accorde aucune autorisation. Le gestionnaire V3 d’Uniswap accepte des ajouts à une position de quiconque ; V4 non.',
  },
  'liquidity-rerange': {
    asks: [
      'Puis-je déplacer une position verrouillée vers une autre fourchette ?',
      'changer la fourchette de la liquidité verrouillée',
      'prix hors de la fourchette pendant le verrou',
      'rééquilibrer une position V3 verrouillée',
    ],
    says: 'Une position verrouillée ne peut pas changer de fourchette de prix. Si le prix sort de la fourchette, elle ne détient qu’un des deux tokens et ne gagne rien. Choisissez la fourchette avant le verrou.',
  },
  'liquidity-migrate': {
    asks: [
      'La liquidité verrouillée peut-elle migrer vers un Uniswap plus récent ?',
      'migrer un LP lock',
      'passer un pool V2 verrouillé en V3',
      'le locker a-t-il une fonction de migration',
    ],
    says: 'La liquidité verrouillée ne peut pas être migrée : le locker n’a pas cette fonction. Personne ne peut la passer à une autre version ou un autre contrat avant la date.',
  },
  'liquidity-powers': {
    asks: [
      'Que peut encore faire le propriétaire de la liquidité verrouillée ?',
      'droits sur un LP lock',
      'gérer ma position verrouillée',
      'quels changements permet un pool verrouillé',
    ],
    says: 'Le propriétaire d’une liquidité verrouillée peut collecter les frais, prolonger, rendre permanent, transmettre en deux étapes et retirer après la date. Les parts V2 se divisent et se fusionnent aussi. Réduire et migrer ne sont possibles pour personne.',
  },
  'liquidity-get': {
    asks: [
      'Que reçoit-on en verrouillant la liquidité ?',
      'livrables LP lock',
      'certificat de liquidité verrouillée',
      'que montrer une fois la LP bloquée',
    ],
    says: 'Un verrou de liquidité vous donne le verrou lui-même, avec sa fin, son propriétaire et le bénéficiaire des frais. S’y ajoute une page publique avec une preuve du pool et une preuve du token.',
  },
  'liquidity-proof': {
    asks: [
      'Que montre la preuve d’un pool verrouillé ?',
      'preuve de liquidité verrouillée',
      'lien qui montre que notre pool est verrouillé',
      'lire la preuve d’un pool',
    ],
    says: 'La preuve d’un pool dit en argent ce que reçoivent les vendeurs si le prix est divisé par deux, et jusqu’à quand. On y voit aussi combien de temps chaque part reste, la part en valeur, l’offre verrouillée et les pouvoirs du propriétaire du token.',
  },
  'liquidity-halves': {
    asks: [
      'Pourquoi la preuve dit-elle ce que reçoivent les vendeurs si le prix est divisé par deux ?',
      'prix divisé par deux signification',
      'pourquoi de l’argent et non un pourcentage de LP',
      'comment le montant verrouillé d’un pool est-il calculé',
    ],
    says: 'Notre preuve compte l’argent, car une fourchette étroite peut montrer l’essentiel de la liquidité avec peu d’argent. Le montant payé aux vendeurs si le prix est divisé par deux ne se gonfle pas ainsi.',
  },
  'liquidity-ladder': {
    asks: [
      'Qu’est-ce que l’échelle dans la preuve d’un pool ?',
      'combien de temps reste chaque part de liquidité',
      'plusieurs LP locks aux dates différentes',
      'quand se débloque la plus grande partie du pool',
    ],
    says: 'L’échelle dit jusqu’à quand restent {liquidityLockingRungs} de l’argent verrouillé, et ce qui reste pour toujours. Un petit verrou qui finit bientôt ne déplace pas ces dates.',
  },
  'liquidity-share': {
    asks: [
      'Que signifie la part en valeur d’un pool ?',
      'part verrouillée du pool',
      'quel pourcentage de la liquidité est verrouillé',
      'peut-on diluer notre part en ajoutant de la LP',
    ],
    says: 'La part en valeur compare de l’argent : de tout ce que le pool entier paie jusqu’à la moitié du prix, c’est la partie verrouillée. D’autres peuvent ajouter au reste ou le retirer : le montant en dit donc plus.',
  },
  'liquidity-exit': {
    asks: [
      'Que signifie la ligne Exit dans la preuve d’un pool ?',
      'et si tout le monde vend dans le pool verrouillé',
      'pire cas pour les vendeurs',
      'y a-t-il assez d’argent verrouillé pour tous les détenteurs',
    ],
    says: 'La ligne « Exit » dit ce que rapporteraient tous les tokens hors verrous, vendus dans la seule liquidité verrouillée. Le montant montre l’argent qui reste aux vendeurs dans le pire des cas.',
  },
  'liquidity-enough': {
    asks: [
      'Verrouiller la plus grande partie du pool suffit-il ?',
      'un badge dit LP verrouillée, est-ce sûr',
      'quelle portion de la liquidité un projet doit-il verrouiller',
      'l’astuce de la fourchette étroite',
      'un badge peut-il tromper les acheteurs',
    ],
    says: 'Savoir si verrouiller l’essentiel du pool suffit dépend de la fourchette : une grande part d’une fourchette étroite peut être peu d’argent. Vérifiez ce que paient les verrous si le prix baisse, et jusqu’à quand.',
  },
  'liquidity-range-tool': {
    asks: [
      'Où voir ce que paie une fourchette verrouillée ?',
      'simulateur de fourchette',
      'essayer plusieurs fourchettes de prix',
      'fourchette complète ou étroite pour un verrou',
    ],
    says: 'L’outil de fourchette sur la page de liquidité montre ce que paie une fourchette verrouillée. Déplacez le prix le plus bas, l’actuel et le plus haut : le badge ne change pas, l’argent des vendeurs si.',
  },
  'liquidity-manager': {
    asks: [
      'Que signifie un gestionnaire de positions inconnu ?',
      'gestionnaire inconnu dans un verrou',
      'fausse position Uniswap dans un verrou',
      'pourquoi un verrou est-il non vérifié',
    ],
    says: 'Un gestionnaire est le contrat qui tient une position ; un inconnu ne prouve rien sur son pool. L’outil signale un gestionnaire qu’il ne connaît pas, et les preuves de pool ne comptent que les connus.',
  },
  'liquidity-hook': {
    asks: [
      'Et les hooks d’un pool Uniswap V4 ?',
      'hook V4 et liquidité verrouillée',
      'un hook peut-il empêcher de vendre malgré le verrou',
      'risque de hook dans un pool verrouillé',
    ],
    says: 'Un pool Uniswap V4 peut consulter un hook, un contrat qui peut modifier ou refuser des échanges. Notre verrou garde la liquidité malgré tout, et la page de preuve avertit si un hook peut bloquer des ventes.',
  },
  'liquidity-not-included': {
    asks: [
      'Contre quoi un verrou de liquidité ne protège-t-il pas ?',
      'limites d’un LP lock',
      'le cours peut-il baisser avec une liquidité verrouillée',
      'le verrou du pool bloque-t-il aussi nos tokens',
    ],
    says: 'Un verrou de liquidité ne tient pas le cours, car tous peuvent encore vendre. L’offre du token demande son propre verrou, et une position verrouillée ne change pas de fourchette de prix.',
  },
  'liquidity-check': {
    asks: [
      'Comment vérifier si la liquidité d’un projet est verrouillée ?',
      'savoir si la LP d’un projet est bloquée',
      'ce pool est-il vraiment verrouillé',
      'vérifier un LP lock par l’adresse du pool',
    ],
    says: 'Pour vérifier la liquidité verrouillée d’un pool, ouvrez « Find a lock » sur la page de liquidité et collez le pool. La page dit ce que paient ses verrous et jusqu’à quand, et liste chacun avec sa preuve.',
  },
  'liquidity-find': {
    asks: [
      'Où trouver mon verrou de liquidité ?',
      'mes positions verrouillées',
      'chercher un LP lock par numéro',
      'liste des positions verrouillées de mon portefeuille',
    ],
    says: 'Trouvez un verrou de liquidité par son numéro ou son pool, sans portefeuille. Connectez un portefeuille pour voir vos positions verrouillées, celles qu’on vous propose et celles dont vous recevez les frais.',
  },
  'liquidity-badge': {
    asks: [
      'Y a-t-il un badge pour la liquidité verrouillée ?',
      'badge LP verrouillée',
      'afficher le verrou du pool sur notre site',
      'image de liquidité verrouillée à intégrer',
    ],
    says: 'Chaque position verrouillée a un badge, une image que d’autres sites peuvent montrer. Elle dit jusqu’à quand la position est verrouillée et ce qu’elle paie si le prix est divisé par deux, selon la chaîne.',
  },
  'liquidity-safe': {
    asks: [
      'Quelle est la sécurité de votre locker de liquidité ?',
      'piratages de liquidity lockers',
      'un autre utilisateur peut-il réduire ma position verrouillée',
      'un admin peut-il prendre mon pool verrouillé',
    ],
    says: 'Notre verrou de position demande un seul numéro, celui du verrou, et n’a ni migration ni fonction qui réduit la liquidité. D’autres lockers ont perdu des fonds ainsi : un second numéro et une fonction nommée migrate.',
  },
  'liquidity-sent-directly': {
    asks: [
      'J’ai envoyé ma position directement au locker. Est-elle perdue ?',
      'transférer un NFT Uniswap à PositionLocker',
      'position envoyée par erreur au contrat',
      'safeTransferFrom vers le locker échoue',
    ],
    says: 'Une position envoyée au locker par un simple transferFrom n’appartient à aucun verrou et y reste pour toujours. Un transfert sûr est refusé. Verrouillez toujours par la page ou avec lock.',
  },
  'liquidity-without-site': {
    asks: [
      'Un verrou de liquidité fonctionne-t-il sans votre site ?',
      'verrou de pool quand le site est hors ligne',
      'collecter les frais LP depuis un explorateur',
      'et si vous fermez pendant que notre liquidité est verrouillée',
    ],
    says: 'Un verrou de liquidité fonctionne sans notre page. Si le site n’existe plus, le propriétaire appelle collect et withdraw sur le contrat depuis tout portefeuille ou explorateur de blocs.',
  },
  'liquidity-networks': {
    asks: [
      'Sur quels réseaux puis-je verrouiller de la liquidité Uniswap ?',
      'réseaux LP lock',
      'verrouiller la liquidité sur Base ou BNB Chain',
      'réseaux du liquidity locker',
    ],
    says: 'L’outil de liquidité connaît Uniswap sur {liquidityLockingNetworks}. La page utilise un réseau à la fois. Là où elle ne connaît pas Uniswap, elle ne peut garantir aucun pool.',
  },
  'liquidity-address': {
    asks: [
      'Quelle est l’adresse du contrat de liquidité verrouillée ?',
      'adresse PositionLocker',
      'adresse LiquidityLens',
      'adresse du contrat du LP locker',
    ],
    says: 'PositionLocker, le contrat des positions V3 et V4, a l’adresse {liquidityLockingAddress} sur chaque réseau. LiquidityLens, qui calcule ce que paient les verrous, a {liquidityLockingLensAddress}.',
  },
}
