import type { facts as english } from '#content/answers/en/wallet.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'wallet-connect': {
    asks: [
      'Comment connecter mon portefeuille ?',
      'connecter un wallet',
      'où est le bouton de connexion',
      'relier metamask au site',
      'me connecter avec mon portefeuille',
      'étapes pour se connecter', 'associer mon wallet à votre site', 'où cliquer pour que vous voyiez mon adresse', 'rattacher mon compte à la page',],
    says: 'Appuyez sur « Connect Wallet » dans la barre, choisissez votre portefeuille et confirmez-y la connexion. Signez ensuite un message gratuit, qui prouve que le compte est à vous.',
  },
  'wallet-list': {
    asks: [
      'Quels portefeuilles acceptez-vous ?',
      'wallets compatibles',
      'rabby ou phantom fonctionne-t-il',
      'puis-je utiliser coinbase wallet',
      'metamask est-il obligatoire', 'j’utilise un wallet exotique, sera-t-il reconnu', 'Trust, Rainbow ou Brave Wallet sur votre site', 'choix de portefeuilles',],
    says: 'Notre liste connaît {walletNames}, et WalletConnect. Toute extension de portefeuille qui s’annonce dans votre navigateur y apparaît aussi. Ledger a besoin de WalletConnect, et Safe ne se connecte pas directement.',
  },
  'wallet-none': {
    asks: [
      'Je n’ai pas de portefeuille. Comment en obtenir un ?',
      'obtenir un wallet',
      'installer metamask',
      'quel portefeuille pour débuter',
      'télécharger une application de wallet', 'grand débutant, que dois-je installer d’abord', 'comment créer mon premier wallet', 'ajouter une extension de portefeuille à Chrome',],
    says: 'Appuyez sur « Connect Wallet », puis « Get a Wallet » : la fenêtre propose des portefeuilles en application ou extension et explique leur installation. Pour découvrir, le portefeuille de démonstration suffit, sans rien installer.',
  },
  'wallet-what': {
    asks: [
      'Qu’est-ce qu’un portefeuille crypto ?',
      'wallet expliqué',
      'à quoi sert un wallet',
      'un portefeuille est-il un compte chez vous',
      'pourquoi un site demande un portefeuille', 'un wallet est-il comme un compte bancaire', 'où sont vraiment rangées mes cryptos', 'qu’est-ce qui remplace le mot de passe sur un site web3',],
    says: 'Un portefeuille garde la clé de votre compte sur une chaîne ; les jetons eux-mêmes restent sur la chaîne. Il les montre, les envoie, et signe des messages à la place d’un mot de passe.',
  },
  'wallet-not-needed': {
    asks: [
      'Que puis-je faire sans portefeuille ?',
      'utiliser le site sans se connecter',
      'faut-il un wallet pour envoyer une demande',
      'un portefeuille est-il obligatoire',
      'outils sans portefeuille', 'je ne fais que regarder, dois-je me connecter', 'fonctions pour les visiteurs sans crypto', 'quelles fonctions sont fermées sans portefeuille',],
    says: 'Sans portefeuille, vous lisez toutes les pages, envoyez des formulaires, contrôlez des jetons, cherchez des réclamations, et voyez les preuves de verrous et tout compte. Il en faut un pour lancer, verrouiller, réclamer ou signer.',
  },
  'wallet-try': {
    asks: [
      'Puis-je essayer les outils sans argent réel ?',
      'essai gratuit des outils',
      'tester le site avec de l’argent fictif',
      'm’entraîner avant de verrouiller de vrais jetons',
      'y a-t-il un testnet pour essayer', 'j’ai peur de me tromper avec mes économies, puis-je répéter avant', 'visite des outils sans risque', 'environnement d’entraînement',],
    says: 'Vous pouvez essayer les outils avec le portefeuille de démonstration, qui a de l’ether de test et ne s’installe pas. Il est proposé quand ce site fonctionne sur sa propre chaîne de test. Les vrais réseaux n’en ont pas.',
  },
  'wallet-demo': {
    asks: [
      'Qu’est-ce que le portefeuille de démonstration ?',
      'demo wallet',
      'comment utiliser le portefeuille démo',
      'le portefeuille recommandé en haut de la liste',
      'que veut dire « Demo » près de mon solde', 'portefeuille intégré au site', 'le wallet appelé Demo est-il de vous', 'quels jetons d’exemple reçoit le portefeuille démo',],
    says: 'Le portefeuille de démonstration vit dans votre navigateur, pour la chaîne de test de ce site. Choisissez-le sous « Recommended » dans la liste. Il reçoit de l’ether de test et des jetons d’exemple, et chaque transaction vous est montrée avant.',
  },
  'wallet-demo-worth': {
    asks: [
      'L’ether de test a-t-il une valeur ?',
      'vendre l’ether de démonstration',
      'retirer de l’argent du portefeuille démo',
      'envoyer du vrai eth au portefeuille démo',
      'obtenir plus d’ether de test', 'échanger l’argent fictif contre des euros', 'faucet de la chaîne de test', 'j’ai envoyé de vraies cryptos à l’adresse démo par erreur',],
    says: 'L’ether de test ne vaut rien et n’existe que sur la chaîne de test. Il est complété quand vous connectez le portefeuille de démonstration presque vide. N’y envoyez jamais d’argent réel.',
  },
  'wallet-demo-key': {
    asks: [
      'Où est la clé du portefeuille de démonstration ?',
      'portefeuille démo perdu',
      'portefeuille démo sur un autre appareil',
      'récupérer le compte démo',
      'j’ai vidé mon navigateur, le compte démo a disparu', 'exporter la clé du compte démo', 'sauvegarde du compte démo', 'même compte démo dans Firefox et Chrome',],
    says: 'Votre navigateur crée la clé du portefeuille de démonstration et la garde sur cet appareil jusqu’à ce que vous effaciez les données du site. Un autre navigateur reçoit un autre compte, et un compte effacé ne se récupère pas.',
  },
  'wallet-test-chain': {
    asks: [
      'Qu’est-ce que la chaîne locale ?',
      'chaîne de test du site',
      'est-ce le mainnet ou un test',
      'chain id de la chaîne locale',
      'les verrous ici sont-ils réels', 'blockchain pour de faux ou pour de vrai', 'devnet du site', 'uniswap existe-t-il sur la chaîne de test',],
    says: 'La chaîne locale est une chaîne de test fournie avec ce site ; son identifiant est {walletLocalChain}. Elle a nos contrats, Uniswap V2 et V3 et des jetons d’exemple. Rien de ce qui s’y trouve n’a de valeur.',
  },
  'wallet-networks': {
    asks: [
      'Sur quels réseaux fonctionnent les outils ?',
      'réseaux des outils',
      'puis-je me connecter sur polygon ou base',
      'verrouiller sur arbitrum',
      'outils sur solana',
      'réseaux de test comme sepolia', 'réseaux de deuxième couche pour les outils', 'outils sur Avalanche ou Linea', 'bitcoin ou tron',],
    says: 'Les outils fonctionnent sur un réseau à la fois, que la barre nomme après la connexion. Ce peut être {walletNetworks}, un réseau de test ou la chaîne locale. Les chaînes sans machine virtuelle Ethereum, comme Solana, ne sont pas prises en charge.',
  },
  'wallet-confirmations': {
    asks: [
      'Quand une transaction est-elle confirmée ?',
      'combien de confirmations',
      'blocs avant confirmation',
      'finalité de ma transaction', 'risque de reorg', 'après combien de blocs est-ce sûr', 'pourquoi polygon demande-t-il plus de blocs qu’ethereum',],
    says: 'Nous disons une transaction confirmée après un nombre de blocs propre à la chaîne : {walletConfirmationsEthereum} sur Ethereum, {walletConfirmationsPolygon} sur Polygon. La liste des transactions les compte.',
  },
  'wallet-wrong-network': {
    asks: [
      'Pourquoi est-il écrit « Wrong network » ?',
      'mauvais réseau',
      'wrong network',
      'erreur chaîne non prise en charge',
      'je suis sur la mauvaise chaîne', 'avertissement rouge sur le réseau dans la barre', 'le site se plaint de ma chaîne', 'le site et mon wallet ne sont pas sur la même blockchain',],
    says: '« Wrong network » signifie que votre portefeuille est sur un autre réseau que ce site. Appuyez dessus pour changer, ou déconnectez-vous. Rien n’est envoyé tant que le réseau est faux.',
  },
  'wallet-switch': {
    asks: [
      'Comment changer de réseau ?',
      'changer de chaîne dans le portefeuille',
      'ajouter le réseau à metamask',
      'mon portefeuille ne connaît pas ce réseau',
      'le portefeuille ne sait pas changer de réseau', 'passer d’Ethereum à Base', 'basculer entre les réseaux', 'ajouter un réseau RPC personnalisé au portefeuille',],
    says: 'Appuyez sur le réseau dans la barre, choisissez-le sous « Switch Networks » et confirmez dans le portefeuille. S’il ne connaît pas le réseau, « Add the network » l’ajoute. S’il ne peut pas changer d’ici, changez dans le portefeuille.',
  },
  'wallet-sign-in': {
    asks: [
      'Pourquoi dois-je signer un message ?',
      'connexion avec ethereum',
      'fenêtre vérifier votre compte',
      'la signature est-elle dangereuse',
      'signer la connexion coûte-t-il du gas', 'la signature de connexion peut-elle voler quelque chose', 'SIWE', 'dois-je signer alors que je suis connecté',],
    says: 'Le message prouve que le compte est à vous. Le signer ne coûte rien, ne déplace rien et ne permet rien d’autre. Notre serveur écrit le texte et accepte exactement ce texte, une fois.',
  },
  'wallet-session': {
    asks: [
      'Combien de temps reste-t-on connecté ?',
      'durée de la session',
      'session expirée',
      'pourquoi dois-je signer à nouveau',
      'rester connecté', 'suis-je éjecté après quelques jours', 'déconnexion automatique', 'ma session survit-elle à la fermeture du navigateur',],
    says: 'Une connexion dure {walletSignInDays} à partir de la signature, quel que soit l’usage. Ensuite, vous signez un nouveau message, gratuit. La déconnexion y met fin aussitôt.',
  },
  'wallet-sign-in-fails': {
    asks: [
      'Pourquoi la connexion échoue-t-elle ?',
      'error verifying signature',
      'erreur de signature du message',
      'la connexion ne marche pas',
      'signature refusée', 'j’ai signé et ne suis toujours pas connecté', 'nonce déjà utilisé', 'signé trop tard, message périmé',],
    says: 'Une connexion échoue quand le message est trop vieux, déjà utilisé ou signé par un autre compte. Appuyez à nouveau sur le bouton et signez en quelques minutes. Si cela persiste, rechargez la page.',
  },
  'wallet-smart-account': {
    asks: [
      'Un portefeuille contrat peut-il se connecter ?',
      'connexion avec un multisig',
      'prise en charge de ERC-1271',
      'compte avec passkey',
      'abstraction de compte', 'se connecter avec Argent ou un autre compte contrat', 'ERC-4337', 'acceptez-vous les signatures de contrats',],
    says: 'Les comptes qui sont des contrats peuvent se connecter : notre serveur interroge le contrat par ERC-1271, ou par ERC-6492 avant son déploiement. La chaîne doit répondre. Sinon, réessayez un peu plus tard.',
  },
  'wallet-disconnect': {
    asks: [
      'Comment déconnecter mon portefeuille ?',
      'se déconnecter',
      'retirer mon wallet du site',
      'oublier mon portefeuille sur cet appareil',
      'délier metamask', 'logout', 'couper le lien entre mon wallet et votre page', 'se déconnecter enlève-t-il aussi mes autorisations',],
    says: 'Appuyez sur votre compte dans la barre, puis sur « Disconnect ». Cela ferme la session, et le site oublie quel portefeuille était connecté. Les autorisations sur la chaîne restent jusqu’à leur révocation.',
  },
  'wallet-other-account': {
    asks: [
      'Que se passe-t-il si je change de compte dans le portefeuille ?',
      'utiliser un autre compte',
      'utiliser une deuxième adresse',
      'le site montre mon ancienne adresse', 'j’ai choisi une autre adresse dans MetaMask, et maintenant', 'passer du compte de la société au compte privé', 'dois-je signer de nouveau pour mon second compte',],
    says: 'Si vous changez de compte dans le portefeuille, le site ferme la session de l’ancien et propose celle du nouveau. Ce que vous alliez signer avec l’ancien compte n’est pas envoyé.',
  },
  'wallet-safe-to-connect': {
    asks: [
      'Est-il sûr de connecter mon portefeuille ?',
      'pouvez-vous prendre mes jetons si je me connecte',
      'voyez-vous ma clé privée',
      'peur des wallet drainers',
      'avez-vous accès à mes fonds', 'pourriez-vous partir avec mes cryptos', 'cliquer sur connecter déplace-t-il de l’argent', 'y a-t-il un danger pour mes économies à connecter',],
    says: 'La connexion nous montre votre adresse et ne déplace rien : vous signez chaque étape avec votre portefeuille. Nous ne détenons jamais vos clés ni vos actifs, et ne demandons jamais de phrase secrète ni de clé privée.',
  },
  'wallet-sheet': {
    asks: [
      'Que vois-je avant de signer ?',
      'la fenêtre avant le portefeuille',
      'aperçu d’une transaction',
      'vais-je comprendre ce que je signe',
      'simulation de la transaction', 'des mots clairs au lieu de code hexadécimal', 'ce que je cède et ce que je reçois, avant de signer', 'quels détails comparer avant de confirmer',],
    says: 'Avant l’ouverture du portefeuille, la page montre l’action, l’actif, le montant, l’autre partie et ce que la chaîne dit qui changerait. Comparez avec le portefeuille, et fiez-vous à son écran plus qu’au nôtre.',
  },
  'wallet-approval': {
    asks: [
      'Demandez-vous des autorisations illimitées ?',
      'allowance illimitée',
      'combien vos contrats peuvent-ils prendre',
      'montant de l’approbation',
      'risque des approvals infinies', 'chèque en blanc sur mes jetons', 'votre contrat peut-il prendre plus tard davantage que saisi', 'plafond de dépense dans le portefeuille',],
    says: 'Les autorisations sur ce site portent sur le montant exact. La page vous avertit de toute autorisation sans limite.',
  },
  'wallet-look-alike': {
    asks: [
      'Avertissez-vous des adresses ressemblantes ?',
      'address poisoning',
      'deux adresses au début et à la fin identiques',
      'envoyé à une fausse adresse de mon historique',
      'pourquoi comparer toute l’adresse', 'faux destinataire aux mêmes premiers caractères', 'une jumelle de mon adresse dans l’historique', 'seul le milieu des deux adresses diffère',],
    says: 'La page avertit d’une adresse qui commence et finit comme une autre que vous avez utilisée, et vous devez alors la comparer en entier. Chaque adresse a un sceau tracé de tous ses chiffres, qui aide à voir une différence.',
  },
  'wallet-fee-shown': {
    asks: [
      'Où voir les frais de réseau avant d’envoyer ?',
      'estimation des frais de gas',
      'à combien seront les frais',
      'prix du gas avant la signature', 'prévision des frais de transaction', 'le portefeuille affiche d’autres frais que la page, lesquels comptent', 'pas de mauvaise surprise sur le gas',],
    says: 'La page indique à peu près les frais de réseau avant l’ouverture du portefeuille, et avertit si le compte n’a pas assez. Le portefeuille affiche ensuite les frais qui comptent.',
  },
  'wallet-gas': {
    asks: [
      'Qu’est-ce que le gas, et qui le paie ?',
      'frais de gas expliqués',
      'que sont les frais de réseau',
      'gagnez-vous sur les frais de transaction',
      'pourquoi une transaction coûte-t-elle de l’argent', 'le gas pour débutants', 'dans quelle poche vont les frais de réseau', 'carburant de la blockchain',],
    says: 'Le gas est le travail d’une transaction, et le réseau le facture dans la monnaie de la chaîne. Le compte qui envoie paie. Nous n’ajoutons aucun frais, et une simple signature ne coûte rien.',
  },
  'wallet-no-ether': {
    asks: [
      'Que faire si j’ai trop peu d’ether pour les frais ?',
      'insufficient funds',
      'pas assez d’eth pour envoyer',
      'solde trop bas pour la transaction',
      'où trouver des coins pour le gas', 'j’ai des jetons mais pas d’eth', 'puis-je vous acheter de l’ether pour les frais', 'payer le gas en USDC au lieu d’ether',],
    says: 'Un compte a besoin d’un peu de la monnaie de la chaîne, comme l’ether, pour les frais de réseau. S’il en manque, la page dit combien. Envoyez-en d’abord au compte ; nous ne vendons pas de crypto.',
  },
  'wallet-pending': {
    asks: [
      'Ma transaction est en attente. Que faire ?',
      'transaction bloquée',
      'en attente depuis des heures',
      'combien de temps dure une transaction',
      'puis-je fermer l’onglet pendant ce temps', 'rien ne se passe après ma confirmation', 'le sablier tourne depuis ce matin', 'réseau saturé, mon transfert traîne',],
    says: 'Une transaction en attente patiente jusqu’à ce que le réseau la mette dans un bloc ; rien n’est perdu. Vous pouvez fermer l’onglet : la liste sous votre compte la suit. Si l’attente est longue, accélérez-la dans le portefeuille.',
  },
  'wallet-speed-up': {
    asks: [
      'Comment accélérer ou annuler une transaction ?',
      'annuler une transaction en attente',
      'remplacer la transaction avec plus de frais',
      'transaction remplacée',
      'arrêter une transaction envoyée', 'augmenter les frais après coup', 'j’ai changé d’avis après l’envoi', 'écraser une transaction coincée avec le même nonce',],
    says: 'Vous accélérez ou annulez une transaction en attente dans votre portefeuille, avec des frais plus élevés. Notre liste le remarque et indique « Sped up », « Cancelled by you » ou « Replaced ». Une transaction confirmée ne s’annule pas.',
  },
  'wallet-failed': {
    asks: [
      'Pourquoi ma transaction a-t-elle échoué ?',
      'transaction reverted',
      'échec mais gas payé',
      'transaction abandonnée par le réseau',
      'mes jetons sont-ils perdus après un échec', 'croix rouge à côté de ma transaction', 'récupère-t-on le gas après l’échec', 'motif du revert',],
    says: 'Une transaction rejetée par le contrat ne change rien mais coûte ses frais de réseau ; notre liste donne la raison quand elle est connue. Une transaction abandonnée a été oubliée par le réseau et ne coûte rien.',
  },
  'wallet-declined': {
    asks: [
      'J’ai refusé la demande dans mon portefeuille. Et maintenant ?',
      'user rejected the request',
      'j’ai appuyé sur annuler par erreur',
      'signature refusée par moi',
      'fenêtre du portefeuille fermée', 'mauvais bouton dans la fenêtre du portefeuille', 'recommencer après avoir dit non dans MetaMask', 'mon formulaire est-il perdu après le refus',],
    says: 'Une demande que vous refusez dans le portefeuille ne change rien, et vos saisies restent sur la page. Appuyez de nouveau sur le bouton quand vous êtes prêt.',
  },
  'wallet-blocked': {
    asks: [
      'Pourquoi la page n’envoie-t-elle pas ma transaction au portefeuille ?',
      'elle échouerait',
      'continue in wallet est grisé',
      'simulation échouée',
      'le site bloque ma transaction', 'pourquoi la page m’arrête avant le portefeuille', 'envoyer quand même', 'le bouton reste gris',],
    says: 'Une transaction qui échouerait sur le dernier bloc n’atteint pas votre portefeuille, pour vous épargner les frais. La page en donne la raison, et vous pouvez redemander.',
  },
  'wallet-silent': {
    asks: [
      'Mon portefeuille ne s’ouvre pas ou ne répond pas. Que faire ?',
      'bloqué sur connexion',
      'la fenêtre du portefeuille n’apparaît pas',
      'metamask ne réagit pas',
      'demande déjà ouverte',
      'portefeuille verrouillé à la connexion', 'cliquer sur connecter ne fait rien', 'roue qui tourne sans fin à la connexion', 'ancienne fenêtre cachée derrière le navigateur',],
    says: 'Ouvrez votre portefeuille : il est peut-être verrouillé, ou sa fenêtre est derrière celle-ci. Répondez à une ancienne demande ou fermez-la, puis appuyez sur « RETRY ». S’il reste muet, rechargez la page.',
  },
  'wallet-phone': {
    asks: [
      'Comment me connecter sur un téléphone ?',
      'portefeuille mobile',
      'utiliser le site sur iphone ou android',
      'application metamask sur mobile',
      'cela marche-t-il sur tablette', 'Safari sur iphone sans extension, comment me relier', 'navigateur intégré de Trust Wallet', 'faut-il un ordinateur portable',],
    says: 'Sur un téléphone, appuyez sur « Connect Wallet » et choisissez votre portefeuille ; son application s’ouvre. MetaMask, Coinbase Wallet et Trust Wallet peuvent ouvrir ce site dans leur navigateur. Les autres ont besoin de WalletConnect.',
  },
  'wallet-walletconnect': {
    asks: [
      'Puis-je utiliser WalletConnect ?',
      'walletconnect',
      'scanner un qr code avec mon portefeuille',
      'relier le wallet du téléphone à l’ordinateur',
      'que voit le relais de walletconnect', 'pont entre ordinateur et wallet mobile', 'le relais peut-il lire ce que je signe', 'walletconnect absent de la liste',],
    says: 'WalletConnect relie un portefeuille d’un autre appareil par un QR code ou un lien, si ce site l’a activé. Son relais voit votre adresse réseau et l’heure, mais ne peut pas lire les messages.',
  },
  'wallet-safe': {
    asks: [
      'Puis-je connecter un multisig Safe ?',
      'gnosis safe',
      'safe non disponible',
      'utiliser le multisig de notre société',
      'ouvrir le site dans l’application safe', 'notre trésorerie est un Safe à trois signataires', 'votre site comme application Safe personnalisée', 'iframe dans safe',],
    says: 'Safe connecte les sites dans un cadre de sa propre application, et nos pages refusent d’être encadrées. Utilisez Safe par WalletConnect, si ce site l’a activé.',
  },
  'wallet-hardware': {
    asks: [
      'Puis-je utiliser un portefeuille matériel ?',
      'ledger',
      'trezor',
      'cold wallet avec vos outils',
      'signer avec mon ledger', 'clé usb crypto', 'mon Nano X marche-t-il', 'mes clés sont sur un appareil à part',],
    says: 'Un portefeuille matériel fonctionne par l’extension de portefeuille à laquelle il est associé. L’application de Ledger se connecte par WalletConnect, si ce site l’a activé.',
  },
  'wallet-two-alike': {
    asks: [
      'Pourquoi deux portefeuilles du même nom dans la liste ?',
      'metamask en double dans la liste',
      'fausse extension de portefeuille',
      'portefeuille inconnu dans la liste',
      'lequel des deux portefeuilles est le vrai', 'clone de MetaMask parmi les portefeuilles', 'même logo deux fois', 'un logiciel malveillant a-t-il ajouté un second wallet à la liste',],
    says: 'Deux portefeuilles du même nom ou de la même identité signifient que l’un peut imiter l’autre. Choisissez celui que vous avez installé et supprimez toute extension inconnue.',
  },
  'wallet-explorer': {
    asks: [
      'Où consulter ma transaction ?',
      'lien vers l’explorateur de blocs',
      'etherscan de ma transaction',
      'preuve de mon envoi',
      'page du hash de transaction', 'reçu de mon transfert', 'ma transaction sur Polygonscan', 'trace publique de mon envoi',],
    says: 'Chaque ligne de vos transactions mène à l’explorateur de blocs de sa chaîne. Sur la chaîne locale, elle mène à une page de ce site qui montre la transaction.',
  },
  'wallet-nodes': {
    asks: [
      'Quels nœuds le site interroge-t-il ?',
      'fournisseur rpc',
      'infura voit-il mon adresse ip',
      'et si un nœud tombe en panne',
      'la chaîne ne répond pas', 'avez-vous votre propre nœud ou le louez-vous', 'impossible de charger les données de la chaîne', 'qui se trouve entre mon navigateur et la blockchain',],
    says: 'Les pages interrogent la chaîne par notre seul serveur, donc un fournisseur de nœuds ne voit pas votre adresse réseau. Si un nœud ne répond pas, le serveur en prend un autre. Si aucun ne répond, réessayez dans une minute.',
  },
}
