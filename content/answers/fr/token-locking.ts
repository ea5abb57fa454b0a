import type { facts as english } from '#content/answers/en/token-locking.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'lock-what': {
    asks: [
      'Qu’est-ce qu’un verrou de tokens ?',
      'verrouillage de tokens définition',
      'que veut dire tokens verrouillés',
      'comment fonctionne un locker',
      'à quoi correspond un blocage de jetons',
    ],
    says: 'Un verrou de tokens est un contrat qui garde vos tokens jusqu’aux dates que vous choisissez. Seul son calendrier les libère, et chacun peut le vérifier sur la chaîne.',
  },
  'lock-why': {
    asks: [
      'Pourquoi une équipe devrait-elle verrouiller ses tokens ?',
      'pourquoi verrouiller des tokens',
      'quel intérêt pour les acheteurs si nos jetons sont bloqués',
      'nos investisseurs demandent un verrou, à quoi ça sert',
      'avantages du verrouillage',
    ],
    says: 'Un verrou montre aux acheteurs que l’équipe ne peut pas vendre sa part avant une date. Un inconnu peut vérifier cette promesse sur la chaîne sans faire confiance à l’équipe.',
  },
  'lock-fee': {
    asks: [
      'Y a-t-il des frais pour verrouiller des tokens ?',
      'prix verrouillage de tokens',
      'combien coûte un verrou de jetons',
      'prenez-vous un pourcentage des tokens bloqués',
      'est-ce gratuit de bloquer mes tokens',
      'frais cachés du locker',
    ],
    says: 'Verrouiller des tokens ici est sans frais de notre part : vous ne payez que les frais de réseau de chaque transaction. Le contrat n’a aucun endroit où régler des frais.',
  },
  'lock-help': {
    asks: [
      'Pouvez-vous préparer et répéter un verrou avec nous ?',
      'aide pour mettre en place notre verrouillage',
      'accompagnement pour bloquer nos tokens',
      'conseil verrouillage tarif journalier',
      'nous ne voulons pas faire le verrou seuls',
    ],
    says: 'Nous pouvons préparer et répéter un verrou de tokens avec vous. Une personne coûte {tokenLockingDayRate} par jour ; le verrou lui-même est sans frais de notre part.',
  },
  'lock-gas': {
    asks: [
      'Combien de gas prend un verrou de tokens ?',
      'gas pour verrouiller des tokens',
      'frais de réseau d’un verrou et d’un retrait',
      'gas lockMany',
      'le verrouillage consomme-t-il beaucoup de gas',
    ],
    says: 'Un verrou de tokens prend {tokenLockingGas}, et chacun de dix verrous d’une même transaction {tokenLockingGasEach}. Tout retirer prend {tokenLockingGasAll}, une partie {tokenLockingGasPart}. Ce sont des transactions entières avec un simple ERC-20.',
  },
  'lock-gas-saved': {
    asks: [
      'Pourquoi votre verrou de tokens prend-il si peu de gas ?',
      'comparaison de gas avec Sablier',
      'votre locker est-il moins cher que Sablier',
      'organisation du stockage d’un verrou',
      'comment avez-vous optimisé le gas des verrous',
    ],
    says: 'Notre verrou tient en deux mots de stockage au lieu de trois, ce qui économise environ un cinquième du gas. Sur la même chaîne, Sablier Lockup prend plus du double pour un verrou avec cliff.',
  },
  'lock-how': {
    asks: [
      'Comment verrouiller des tokens ?',
      'verrouiller mes jetons étapes',
      'où bloquer mes tokens',
      'créer un verrou pour l’équipe',
      'je veux geler une partie de l’offre, comment faire',
    ],
    says: 'Pour verrouiller des tokens, ouvrez la page Token locking et connectez un portefeuille. Choisissez le token, le propriétaire, le montant et le calendrier, puis signez ou approuvez et verrouillez. Dès le premier déblocage, le propriétaire retire.',
  },
  'lock-needs': {
    asks: [
      'De quoi ai-je besoin avant de verrouiller des tokens ?',
      'prérequis verrouillage',
      'que faut-il préparer pour un verrou',
      'liste à vérifier avant de bloquer mes jetons',
      'quelles informations demande le verrou',
    ],
    says: 'Avant de verrouiller des tokens, préparez trois choses : les tokens dans un portefeuille à vous, l’adresse du propriétaire du verrou, et les dates promises aux détenteurs.',
  },
  'lock-get': {
    asks: [
      'Que reçoit-on en verrouillant des tokens ?',
      'livrables d’un verrou',
      'qu’obtient-on après le verrouillage',
      'ai-je un certificat pour mes jetons bloqués',
      'résultat d’un verrou de tokens',
    ],
    says: 'Un verrou vous donne trois choses : un verrou numéroté avec propriétaire, calendrier et montant arrivé, une page de preuve publique, et sur cette page la liste des pouvoirs du token.',
  },
  'lock-schedules': {
    asks: [
      'Quels calendriers de déblocage puis-je choisir ?',
      'calendrier de vesting',
      'vesting linéaire ou cliff',
      'les tokens peuvent-ils se débloquer chaque trimestre',
      'types de verrous possibles',
      'déblocage mensuel',
    ],
    says: 'Un verrou peut suivre six calendriers : une seule date, régulier, régulier après un cliff, étapes égales, vos propres jours et parts, ou permanent. Déplacez les dates du calendrier pour voir ce qui se débloque chaque mois.',
  },
  'lock-cliff': {
    asks: [
      'Qu’est-ce qu’un cliff dans un vesting ?',
      'cliff définition',
      'combien se débloque au cliff',
      'vesting de quatre ans avec un an de cliff, explication',
      'que signifient début, cliff, fin et étapes',
    ],
    says: 'Un cliff est la date avant laquelle rien ne se débloque. À cette date, la part du temps écoulé depuis le début se débloque d’un coup. Le reste suit régulièrement jusqu’à la fin.',
  },
  'lock-parts': {
    asks: [
      'Puis-je débloquer des parts inégales aux jours de mon choix ?',
      'dates de déblocage personnalisées',
      'tranches de tailles différentes',
      'combien de tranches au maximum',
      'pourcentages et dates propres à chaque tranche',
    ],
    says: 'Des parts de tailles ou de jours différents sont plusieurs verrous, un par part, en une seule opération. Le formulaire accepte jusqu’à {tokenLockingMostParts} parts, chacune avec son jour et son pourcentage.',
  },
  'lock-longest': {
    asks: [
      'Combien de temps puis-je verrouiller des tokens ?',
      'durée maximale d’un verrou',
      'durée minimale de blocage',
      'vesting le plus long',
      'bloquer une semaine seulement',
    ],
    says: 'Un verrou peut se terminer à tout moment futur, jusqu’à {tokenLockingLongest} plus tard, ou jamais. Nous ne fixons pas de durée minimale : toute fin dans le futur convient.',
  },
  'lock-early': {
    asks: [
      'Peut-on libérer des tokens verrouillés avant la date ?',
      'déblocage anticipé',
      'l’équipe peut-elle casser le verrou',
      'j’ai besoin de mes jetons bloqués en urgence',
      'qui peut ouvrir le verrou plus tôt',
      'annuler un verrou de tokens',
    ],
    says: 'Les tokens verrouillés ne peuvent être libérés plus tôt par personne : le contrat n’a pas cette fonction. Le propriétaire ne retire que ce que le calendrier a débloqué.',
  },
  'lock-wrong-date': {
    asks: [
      'J’ai verrouillé à la mauvaise date. Pouvez-vous m’aider ?',
      'mauvaise date de verrou',
      'raccourcir un verrou',
      'je me suis trompé d’année en bloquant',
      'on me propose d’ouvrir mon verrou contre paiement',
    ],
    says: 'Un verrou à la mauvaise date peut être prolongé, mais personne ne peut le raccourcir, nous non plus. Quiconque propose de le faire contre de l’argent veut vous tromper.',
  },
  'lock-admin': {
    asks: [
      'Votre locker a-t-il un administrateur ?',
      'clé admin du locker',
      'pouvez-vous déplacer mes tokens bloqués',
      'le contrat du locker est-il modifiable ou un proxy',
      'et si on vole vos clés',
      'pouvez-vous mettre le locker en pause',
    ],
    says: 'Notre locker n’a ni propriétaire, ni administrateur, ni pause, ni proxy, ni migration, et n’accorde aucune autorisation. Ni nous ni un voleur de nos clés ne pouvons déplacer vos tokens.',
  },
  'lock-admin-check': {
    asks: [
      'Comment vérifiez-vous qu’il n’y a pas d’administrateur ?',
      'preuve d’absence d’admin dans le bytecode',
      'comment être sûr que le locker n’a pas de propriétaire caché',
      'test delegatecall et selfdestruct',
      'vérifier que le locker ne peut pas changer',
    ],
    says: 'Un test lit le bytecode du locker. Il échoue si le contrat peut exécuter du code étranger comme le sien ou se détruire. Un autre test énumère chaque fonction de l’interface.',
  },
  'lock-powers': {
    asks: [
      'Quels droits y a-t-il sur un verrou de tokens ?',
      'droits du propriétaire d’un verrou',
      'que puis-je faire de mon verrou ensuite',
      'fonctions du locker',
      'gérer un verrou existant',
    ],
    says: 'Le propriétaire d’un verrou peut retirer ce qui est débloqué, prolonger, rendre permanent, diviser, fusionner et transmettre. Chacun peut ajouter des tokens. Libérer plus tôt n’est possible pour personne.',
  },
  'lock-extend': {
    asks: [
      'Puis-je prolonger un verrou de tokens ?',
      'prolonger un verrou',
      'repousser la date de déblocage',
      'que deviennent les tokens débloqués si je prolonge',
      'allonger le vesting de l’équipe',
    ],
    says: 'Le propriétaire peut repousser la fin d’un verrou, jamais l’avancer, tant qu’il n’est pas terminé. Les tokens débloqués le restent, et le reste se débloque régulièrement jusqu’à la nouvelle fin.',
  },
  'lock-permanent': {
    asks: [
      'Puis-je verrouiller des tokens définitivement ?',
      'verrou permanent',
      'bloquer pour toujours',
      'un verrou permanent équivaut-il à brûler les tokens',
      'rendre permanent un verrou existant',
    ],
    says: 'Des tokens peuvent être verrouillés de façon permanente, dès le début ou plus tard par le propriétaire. C’est irréversible ; ce qui était débloqué avant peut encore être retiré.',
  },
  'lock-split': {
    asks: [
      'Puis-je diviser ou fusionner des verrous ?',
      'diviser un verrou',
      'fusionner deux verrous',
      'partager mon verrou entre deux associés',
      'réunir plusieurs petits verrous en un seul',
    ],
    says: 'Le propriétaire peut diviser un verrou en deux, ou fusionner des verrous du même token et du même calendrier. Le calendrier et le total ne changent pas.',
  },
  'lock-add': {
    asks: [
      'Puis-je ajouter des tokens à un verrou existant ?',
      'compléter un verrou',
      'augmenter le montant bloqué',
      'mettre plus de jetons dans mon verrou',
      'quelqu’un d’autre peut-il alimenter mon verrou',
    ],
    says: 'Chacun peut ajouter des tokens à un verrou jusqu’à sa fin, et à un verrou permanent à tout moment. Ils suivent son calendrier et appartiennent à son propriétaire.',
  },
  'lock-hand-over': {
    asks: [
      'Puis-je transférer un verrou à un autre compte ?',
      'transférer un verrou',
      'changer le propriétaire d’un verrou',
      'passer mon verrou sur un nouveau portefeuille',
      'et si je me trompe d’adresse',
    ],
    says: 'Un verrou change de mains en deux étapes : le propriétaire le propose, le destinataire accepte. Une adresse mal saisie ne reçoit rien, et tout changement du propriétaire retire l’offre.',
  },
  'lock-nft': {
    asks: [
      'Puis-je détenir un verrou sous forme de NFT ?',
      'verrou en NFT',
      'qu’est-ce que LockDeeds',
      'transformer mon verrou en NFT',
      'le verrou apparaît-il dans mon portefeuille',
    ],
    says: 'Un verrou peut être un NFT : son détenteur possède le verrou, et les portefeuilles l’affichent. Choisissez un NFT libre, ou un NFT que le destinataire doit accepter. Un verrou simple peut le devenir plus tard.',
  },
  'lock-sell': {
    asks: [
      'Puis-je vendre mon verrou de tokens ?',
      'vendre des tokens verrouillés',
      'échanger un verrou sur une place de marché',
      'risques à l’achat d’un NFT de verrou',
      'le vendeur peut-il vider le verrou avant',
    ],
    says: 'Un verrou sous forme de NFT se vend comme tout NFT ; l’acheteur possède alors le verrou. Le vendeur peut retirer les tokens débloqués juste avant. Un NFT par offre et acceptation l’empêche.',
  },
  'lock-nft-gas': {
    asks: [
      'Combien de gas prend un verrou en NFT ?',
      'gas LockDeeds',
      'un verrou NFT coûte-t-il plus de gas qu’un simple',
      'comparaison du gas entre verrou simple et NFT',
    ],
    says: 'Verrouiller des tokens sous forme de NFT prend {tokenLockingGasNft}, et {tokenLockingGasNftOffer} pour le NFT en deux étapes. Un verrou simple prend {tokenLockingGas}.',
  },
  'lock-votes': {
    asks: [
      'Les tokens verrouillés gardent-ils leurs voix ?',
      'voter pendant le verrouillage',
      'droit de vote des tokens bloqués',
      'puis-je déléguer les voix de mon verrou',
      'qu’est-ce que VotingLocker',
    ],
    says: 'Un verrou simple n’a pas de voix. Les tokens à droit de vote peuvent utiliser un verrou dont les voix comptent, pour un délégué que le propriétaire choisit et peut changer. Le délégué peut seulement voter.',
  },
  'lock-votes-gas': {
    asks: [
      'Combien de gas prend un verrou avec droit de vote ?',
      'gas VotingLocker',
      'pourquoi le premier verrou avec voix prend-il plus de gas',
      'frais de réseau d’un verrou avec délégué',
    ],
    says: 'Un verrou avec voix prend {tokenLockingGasVotes}, et le premier pour un délégué {tokenLockingGasVotesFirst}. Le premier crée un contrat qui garde les tokens verrouillés pour ce délégué.',
  },
  'lock-permit': {
    asks: [
      'Puis-je signer un permit au lieu d’approuver ?',
      'permit pour verrouiller',
      'une ou deux transactions pour un verrou',
      'pourquoi le portefeuille demande-t-il une signature avant le verrou',
      'ERC-2612 locker',
    ],
    says: 'Beaucoup de tokens acceptent une signature au lieu d’une approbation : vous signez sans frais de réseau, puis verrouillez en une transaction. Les autres en demandent deux, approbation et verrou.',
  },
  'lock-allowance': {
    asks: [
      'Combien le locker peut-il prendre dans mon portefeuille ?',
      'autorisation illimitée locker',
      'est-il sûr d’approuver le contrat de verrou',
      'reste-t-il une autorisation après le verrouillage',
    ],
    says: 'Vous autorisez le locker à prendre exactement le montant verrouillé, pas plus. Le contrat lui-même n’autorise jamais un autre compte.',
  },
  'lock-list': {
    asks: [
      'Puis-je verrouiller des tokens pour de nombreux comptes à la fois ?',
      'CSV de verrous',
      'verrouillage en masse pour des investisseurs',
      'combien de verrous dans une transaction',
      'importer une liste de bénéficiaires',
    ],
    says: 'Vous pouvez créer des verrous pour une liste de comptes : collez des lignes adresse et montant, ou chargez un fichier CSV. Une liste compte jusqu’à {tokenLockingMostLines} lignes, une transaction jusqu’à {tokenLockingAtOnce} verrous.',
  },
  'lock-for-others': {
    asks: [
      'Puis-je verrouiller des tokens pour quelqu’un d’autre ?',
      'verrou pour une autre adresse',
      'multisig propriétaire du verrou',
      'un smart wallet fonctionne-t-il avec le locker',
      'bloquer des jetons au nom de mon associé',
    ],
    says: 'Vous pouvez verrouiller des tokens pour vous, pour un autre compte ou pour une liste. Le propriétaire peut être un smart wallet ou un multisig. Lui seul peut retirer.',
  },
  'lock-withdraw': {
    asks: [
      'Comment retirer les tokens débloqués ?',
      'retirer de mon verrou',
      'mon verrou est terminé, comment récupérer les tokens',
      'puis-je ne retirer qu’une partie',
      'les tokens arrivent-ils automatiquement à la fin',
    ],
    says: 'Dès le premier déblocage, le propriétaire retire les tokens débloqués, en tout ou en partie, vers toute adresse. Ouvrez vos verrous sur la page Token locking, ou la page du verrou, et choisissez le retrait.',
  },
  'lock-revoke': {
    asks: [
      'Puis-je révoquer un verrou quand un employé part ?',
      'révoquer un verrou',
      'reprendre les tokens verrouillés d’un ancien membre',
      'verrou ou attribution pour le personnel',
    ],
    says: 'Un verrou ne peut pas être révoqué, même si un membre quitte l’équipe. Pour du personnel qui peut partir, utilisez les attributions (grants) : l’entreprise peut les arrêter si leurs termes le prévoient.',
  },
  'lock-proof': {
    asks: [
      'Que montre la page de preuve d’un verrou ?',
      'preuve de verrouillage',
      'page publique de mon verrou',
      'lien à montrer aux investisseurs',
      'comment prouver aux détenteurs que nos jetons sont bloqués',
    ],
    says: 'Chaque verrou a une page de preuve publique. La page montre le calendrier, ce qui reste bloqué, le propriétaire, tous les verrous du token ensemble et ce que le propriétaire du token peut encore faire.',
  },
  'lock-badge': {
    asks: [
      'Y a-t-il un badge pour mon verrou de tokens ?',
      'badge de verrou',
      'intégrer la preuve sur notre site',
      'code HTML pour afficher le verrou',
      'le badge se met-il à jour',
    ],
    says: 'Chaque verrou a un badge pour votre propre site. Le badge est une image qui dit ce que la chaîne dit maintenant, et la page de preuve donne la ligne HTML à copier.',
  },
  'lock-check': {
    asks: [
      'Comment vérifier un verrou qu’un projet me montre ?',
      'savoir si un verrou de tokens est authentique',
      'ces tokens sont-ils vraiment bloqués',
      'reconnaître un faux verrou',
      'que regarder dans un vesting avant d’acheter',
    ],
    says: 'Pour vérifier un verrou qu’on vous montre, trouvez le contrat et le token par leurs adresses complètes. Regardez ensuite la somme des verrous, la fin de chacun et les pouvoirs du token.',
  },
  'lock-find': {
    asks: [
      'Comment trouver un verrou de tokens ?',
      'chercher les verrous d’un token',
      'voir tous les verrous d’une adresse',
      'liste des prochains déblocages',
      'j’ai perdu le numéro de mon verrou',
    ],
    says: 'Trouvez tout verrou sur la page Token locking, sous « Find a lock » : par le token, le propriétaire ou le numéro, sans portefeuille. La page « Made here » liste les prochains déblocages.',
  },
  'lock-reminder': {
    asks: [
      'Puis-je recevoir un rappel avant le déblocage ?',
      'rappel de déblocage',
      'fichier de calendrier des dates de déblocage',
      'e-mail avant la fin du verrou',
    ],
    says: 'Vous pouvez enregistrer les déblocages d’un verrou en fichier de calendrier sur sa page de preuve. Sur la page du compte, vous pouvez demander un e-mail la veille de chaque date.',
  },
  'lock-without-site': {
    asks: [
      'Comment lire un verrou sans votre site ?',
      'LockLens',
      'interroger un verrou directement sur la chaîne',
      'dois-je croire votre page sur le verrou',
      'API des verrous',
    ],
    says: 'Tout ce que notre page dit d’un verrou, chacun peut le demander à la chaîne. Le contrat LockLens répond ce qui est bloqué, quelle part c’est et jusqu’à quand. Chaque page de preuve montre l’appel.',
  },
  'lock-site-gone': {
    asks: [
      'Que devient mon verrou si votre site disparaît ?',
      'site hors ligne, puis-je retirer',
      'et si votre société fait faillite',
      'le verrou dépend-il de votre serveur',
    ],
    says: 'Un verrou ne dépend pas de notre site. Si le site disparaît, le propriétaire appelle withdraw depuis tout portefeuille ou explorateur de blocs.',
  },
  'lock-without-wallet': {
    asks: [
      'Faut-il un portefeuille ou un compte pour verrouiller des tokens ?',
      'verrouiller sans inscription',
      'appeler le locker depuis un script',
      'dois-je m’enregistrer avant de bloquer',
    ],
    says: 'Verrouiller sur notre page demande un portefeuille et un navigateur avec JavaScript, mais aucun compte chez nous. Sans la page, appelez lock sur notre contrat avec l’outil de votre choix.',
  },
  'lock-try': {
    asks: [
      'Puis-je essayer un verrou sans argent réel ?',
      'essayer le locker d’abord',
      'démonstration de verrouillage',
      'essai avec des tokens d’exemple',
    ],
    says: 'Vous pouvez essayer un verrou avec le portefeuille de démonstration. Il contient de l’ether de test et ne s’installe pas : rien de valeur n’est en jeu.',
  },
  'lock-networks': {
    asks: [
      'Sur quels réseaux puis-je verrouiller des tokens ?',
      'chaînes prises en charge par le verrou',
      'verrouiller sur Base ou BSC',
      'le verrou marche-t-il sur Solana',
      'mauvais réseau en verrouillant',
    ],
    says: 'Nos verrous fonctionnent sur les réseaux EVM dotés des instructions Cancun, comme {tokenLockingNetworks}. La page utilise un réseau et demande à votre portefeuille d’y passer. La page Contracts y compare le code.',
  },
  'lock-address': {
    asks: [
      'Quelle est l’adresse de votre contrat de verrou ?',
      'adresse TokenLocker',
      'adresse du contrat VotingLocker',
      'le locker a-t-il la même adresse sur chaque réseau',
    ],
    says: 'TokenLocker a l’adresse {tokenLockingAddress} et VotingLocker {tokenLockingVotingAddress}, la même sur chaque réseau. Comparez l’adresse entière, pas seulement ses extrémités.',
  },
  'lock-which-tokens': {
    asks: [
      'Quels types de tokens le locker accepte-t-il ?',
      'tokens acceptés par le locker',
      'verrouiller un token créé ailleurs',
      'puis-je verrouiller un NFT qui n’est pas une position',
      'tout ERC-20 accepté',
    ],
    says: 'Vous pouvez verrouiller tout token ERC-20, parts de pool Uniswap V2 comprises. Les positions Uniswap V3 et V4 se verrouillent sur la page Liquidity locking. Les autres NFT ne se verrouillent pas.',
  },
  'lock-fee-tokens': {
    asks: [
      'Puis-je verrouiller des tokens avec frais de transfert ?',
      'token à taxe verrou',
      'fee on transfer locker',
      'sera-t-il bloqué moins que ce que j’envoie',
    ],
    says: 'Tous les tokens avec frais de transfert peuvent être verrouillés. Le locker mesure son solde avant et après, et crédite ce qui est arrivé. La page montre ce montant avant votre accord.',
  },
  'lock-rebase': {
    asks: [
      'Puis-je verrouiller des tokens dont les soldes changent seuls ?',
      'verrou de token rebase',
      'qui reçoit la hausse pendant le verrouillage',
      'faut-il envelopper un token élastique avant',
    ],
    says: 'Enveloppez (wrap) un token dont les soldes changent d’eux-mêmes avant de le verrouiller. Le locker n’attribue la hausse à aucun verrou, et ne paie jamais un verrou avec un autre.',
  },
  'lock-shrinking': {
    asks: [
      'Que se passe-t-il si un token retire du solde au locker ?',
      'withdrawShare',
      'le locker détient moins qu’il ne doit',
      'rebase négatif pendant le verrouillage',
    ],
    says: 'Si un token retire du solde au locker, withdraw refuse pour chaque verrou de ce token. Qui a besoin de sa part utilise withdrawShare : chacun reçoit la même part et renonce au reste.',
  },
  'lock-sent-directly': {
    asks: [
      'J’ai envoyé des tokens directement au contrat. Sont-ils perdus ?',
      'simple transfert au locker',
      'verrouiller en envoyant à l’adresse du contrat',
      'envoyé par erreur à TokenLocker',
    ],
    says: 'Les tokens envoyés au locker par simple transfert, sans verrou, y restent définitivement. Verrouillez toujours par la page ou appelez lock sur le contrat.',
  },
  'lock-lost-key': {
    asks: [
      'Et si je perds le portefeuille propriétaire du verrou ?',
      'clé perdue, tokens verrouillés',
      'pouvez-vous restaurer mon verrou',
      'j’ai indiqué un mauvais propriétaire',
    ],
    says: 'Si le propriétaire d’un verrou perd sa clé, personne ne peut récupérer les tokens. Un mauvais propriétaire le reste aussi. Choisissez un smart wallet avec récupération si cela vous inquiète.',
  },
  'lock-not-promised': {
    asks: [
      'Quelles sont les limites d’un verrou de tokens ?',
      'ce qu’un verrou ne garantit pas',
      'un verrou protège-t-il le cours',
      'quels risques restent après le verrouillage',
    ],
    says: 'Un verrou ne tient pas un cours, ne limite pas le token lui-même et ne peut pas être annulé. Tous les autres peuvent encore vendre.',
  },
  'lock-mintable': {
    asks: [
      'Et si le propriétaire peut encore émettre des tokens ?',
      'verrou et token à émission libre',
      'le verrou empêche-t-il de créer plus de jetons',
      'part bloquée diluée par un mint',
    ],
    says: 'Si un token peut être émis encore, la part bloquée diminue sans bouger. S’il peut être mis en pause, le verrou garde des tokens en pause. La page de preuve liste ces pouvoirs.',
  },
  'lock-schedule-silent': {
    asks: [
      'Que ne dit pas un calendrier de vesting ?',
      'accords cachés derrière un verrou',
      'des tokens bloqués peuvent-ils être vendus hors chaîne d’avance',
      'le portefeuille bloqué est-il vraiment celui de l’équipe',
    ],
    says: 'Un calendrier de vesting ne dit ni qui est derrière le compte, ni ce qui est convenu hors chaîne, ni ce que fera le cours au cliff. Avant leur moment, les unités bloquées ne bougent pas.',
  },
  'lock-rounding': {
    asks: [
      'Comment le locker arrondit-il les montants ?',
      'arrondi vesting',
      'est-ce que je perds des tokens par l’arrondi',
      'reste-t-il un résidu à la fin du verrou',
    ],
    says: 'Le montant acquis est arrondi vers le bas de moins d’une unité, jamais vers le haut. À la fin, tout le montant est libre, exactement.',
  },
  'lock-promises': {
    asks: [
      'Que promet le contrat de verrou ?',
      'invariants du locker',
      'garanties du contrat de verrouillage',
      'un token hostile peut-il nuire à mon verrou',
    ],
    says: 'Le locker promet solvabilité, patience, finalité, conservation et isolement. Il détient ce qu’il doit, ne paie que l’acquis, n’avance jamais une fin, ne perd aucune unité et tient à part un token hostile.',
  },
  'lock-tested': {
    asks: [
      'Comment le contrat de verrou est-il testé ?',
      'tests du locker',
      'fuzzing et invariants du locker',
      'vérification formelle du vesting',
    ],
    says: 'Quatre sortes de preuves soutiennent le locker : tests unitaires, fuzzing, invariants sur des opérations aléatoires, et une démonstration de la somme de vesting par le vérificateur de modèle du compilateur.',
  },
  'lock-audited': {
    asks: [
      'Le locker a-t-il été audité ?',
      'rapport d’audit du locker',
      'qui a audité votre contrat de verrou',
      'audit indépendant du locker',
    ],
    says: 'Le rapport modèle porte sur nos propres contrats, dont les lockers. Nous l’avons écrit nous-mêmes : ce n’est donc pas un audit indépendant.',
  },
  'lock-drained': {
    asks: [
      'Comment des lockers se font-ils vider ?',
      'piratages de lockers',
      'piratage Team Finance',
      'des lockers ont-ils déjà été piratés',
      'attaques connues sur les contrats de vesting',
    ],
    says: 'Des lockers ont été vidés de cinq façons : une migration ajoutée après coup, une autorisation oubliée, un administrateur, deux numéros pour un verrou, et plus de promis que de détenu. Notre article montre notre réponse à chacune.',
  },
  'lock-ask-locker': {
    asks: [
      'Que demander avant de faire confiance à un locker ?',
      'questions à poser à tout locker',
      'comparer des lockers',
      'comment choisir un locker',
    ],
    says: 'Posez cinq questions à tout locker. Un compte peut-il faire à mon verrou ce que je ne peux pas ? Approuve-t-il un autre contrat, son code est-il celui qui a été lu, que note-t-il s’il arrive moins, et prolonger libère-t-il une part plus tôt ?',
  },
  'lock-closed-tab': {
    asks: [
      'Et si je ferme l’onglet pendant le verrouillage ?',
      'verrouillage interrompu',
      'j’ai approuvé mais pas encore verrouillé',
      'reprendre un verrou inachevé',
    ],
    says: 'Si vous fermez l’onglet pendant un verrouillage, rien n’est perdu. Votre navigateur garde l’opération sur cet appareil, et la page reprend là sans rien envoyer deux fois.',
  },
}
