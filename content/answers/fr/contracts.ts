import type { facts as english } from '#content/answers/en/contracts.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'contracts-list': {
    asks: [
      'Quels contrats avez-vous ?',
      'liste de vos smart contracts',
      'quels contrats derrière vos outils',
      'noms de tous les contrats',
      'que fait chacun de vos contrats', 'inventaire de vos modules on-chain', 'y a-t-il un seul contrat ou plusieurs derrière le site', 'aperçu de TokenLocker, VotingLocker et des autres',],
    says: 'Nous avons {contractsCount} contrats avec leur propre adresse : {contractsNames}. CodeMint721 est créé pour chaque collection d’événement. La page des contrats dit ce que fait chacun.',
  },
  'contracts-address': {
    asks: [
      'Quelles sont les adresses de vos contrats ?',
      'adresses des contrats',
      'même adresse sur chaque chaîne',
      'carnet d’adresses des contrats',
      'adresses CREATE2',
      'adresses en json', 'répertoire de toutes les adresses 0x', 'les adresses sur Base sont-elles identiques à celles d’Ethereum', 'où copier l’adresse d’un contrat',],
    says: 'Chaque contrat a la même adresse sur toutes les chaînes, car elle découle de son code. La page des contrats donne toutes les adresses, et vous les téléchargez là en JSON.',
  },
  'contracts-address-claims': {
    asks: [
      'Quelle est l’adresse du contrat de réclamation ?',
      'adresse MerkleClaims',
      'contrat qui paie les airdrops',
      'adresse du contrat d’airdrop',
      'où est le contrat des campagnes', 'adresse hexadécimale de MerkleClaims', 'quelle adresse détient les jetons d’airdrop', 'cette adresse 0x est-elle le vrai MerkleClaims',],
    says: 'MerkleClaims, le contrat de toutes les campagnes, est à l’adresse {contractsMerkleClaims}. Comparez l’adresse entière avant de l’utiliser.',
  },
  'contracts-address-launch': {
    asks: [
      'Quelle est l’adresse du launcher ?',
      'adresse Launcher',
      'adresse LaunchBook',
      'adresse PieceSender',
      'où est le livre des lancements sur la chaîne', '0x de la factory de jetons', 'contrat factory des lancements', 'adresse du contrat qui envoie des pièces nft',],
    says: 'Launcher est à l’adresse {contractsLauncher}. LaunchBook est à {contractsLaunchBook}, et PieceSender à {contractsPieceSender}.',
  },
  'contracts-deployed': {
    asks: [
      'Vos contrats sont-ils sur le mainnet ?',
      'sur quelles chaînes sont déployés les contrats',
      'le locker est-il sur ethereum',
      'déjà sur une chaîne publique',
      'état du déploiement', 'est-ce déjà en production', 'bêta, testnet ou réel', 'pourquoi la ligne « Now » dit qu’il n’y a pas de code',],
    says: 'Nos documents ne mentionnent à ce jour aucun déploiement sur une chaîne publique. La ligne « Now » de chaque contrat compare dans votre navigateur le code sur la chaîne de ce site, et dit s’il n’y en a pas.',
  },
  'contracts-hold': {
    asks: [
      'Lesquels de vos contrats détiennent des jetons ?',
      'dans quels contrats sont les fonds',
      'vos contrats gardent-ils des fonds',
      'contrats qui détiennent des fonds',
      'le launcher garde-t-il quelque chose', 'où se trouvent les dépôts', 'lesquels ne sont que des auxiliaires sans solde', 'LockDeeds ou SealEngraver gardent-ils des actifs',],
    says: 'TokenLocker, VotingLocker, PositionLocker, TokenGrants et MerkleClaims détiennent des jetons ou des positions, et LockDeeds fait d’un verrou un NFT. Les lenses, LaunchBook, Launcher, PieceSender et SealEngraver ne gardent aucun jeton.',
  },
  'contracts-owner': {
    asks: [
      'Vos propres contrats ont-ils un administrateur ou une pause ?',
      'fonctions privilégiées',
      'pouvez-vous suspendre les contrats',
      'pouvez-vous toucher à ce que contient un contrat',
      'gel ou liste noire dans le contrat', 'porte dérobée dans votre solidity', 'un de vos employés pourrait-il saisir les dépôts', 'multisig ou timelock derrière vos contrats',],
    says: 'Nos contrats n’ont ni propriétaire, ni administrateur, ni pause. Nous ne pouvons ni déplacer, ni geler, ni libérer ce qu’ils détiennent. Vous le vérifiez dans le code source et l’ABI de chacun.',
  },
  'contracts-upgrade': {
    asks: [
      'Vos contrats sont-ils upgradables ?',
      'contrat proxy',
      'delegatecall ou implémentation derrière vos contrats',
      'le bytecode est-il définitif',
      'fonction de mise à jour dans vos contrats', 'vos contrats sont-ils immuables', 'pouvez-vous changer la logique plus tard', 'que devient mon verrou à la version deux',],
    says: 'Nos contrats ne peuvent pas être mis à jour : leur code ne change jamais. Une nouvelle version est un nouveau contrat à une autre adresse, et ce qui est dans l’ancien y reste selon ses règles.',
  },
  'contracts-fee': {
    asks: [
      'Vos contrats prennent-ils des frais ?',
      'frais de protocole',
      'paramètre de frais dans le contrat',
      'pouvez-vous ajouter des frais plus tard',
      'fee switch', 'prélevez-vous quelque chose sur chaque dépôt', 'points de base qui vous reviennent', 'retenue cachée dans vos smart contracts',],
    says: 'Nos contrats ne prennent aucun frais, et aucun n’a de fonction pour en ajouter. Vous payez les frais de réseau de vos propres transactions.',
  },
  'contracts-check': {
    asks: [
      'Comment vérifier qu’un contrat est le vôtre ?',
      'vérifier le code du contrat',
      'comparer le code d’une adresse',
      'est-ce le vrai locker',
      'fausse copie de votre contrat', 'un projet dit utiliser votre locker, comment le savoir', 'empreinte de votre code', 'authenticité d’un contrat',],
    says: 'Saisissez l’adresse sous « Check them yourself » sur la page des contrats. Notre serveur compare son code à tous nos contrats, à notre collection et à chaque jeton du créateur. Votre navigateur compare lui-même les contrats listés.',
  },
  'contracts-commands': {
    asks: [
      'Comment un développeur vérifie-t-il le bytecode ?',
      'keccak256 du code',
      'cast code',
      'build reproductible des contrats',
      'vérifier sans se fier à votre site', 'vérifier en ligne de commande avec mon propre nœud', 'endroits du code écrits par le constructeur', 'recompiler les sources et comparer',],
    says: 'Prenez le code d’un nœud, mettez des zéros là où le constructeur a écrit, puis calculez keccak256 ; contracts.json indique ces places. Dans une copie de notre dépôt, « contracts verify » les compare tous et « contracts verify-all » recompile les sources.',
  },
  'contracts-launched': {
    asks: [
      'Comment vérifier un contrat que j’ai déployé ici ?',
      'quelle variante est mon jeton',
      'vérifier le contrat de ma collection nft',
      'comparer ma collection à votre code', 'laquelle de vos variantes ai-je lancée', 'j’ai lancé un jeton ici, les acheteurs peuvent-ils reconnaître votre code', 'inspecteur nft pour la collection que j’ai déployée',],
    says: 'Le contrôle de jeton compare le code de tout jeton à chaque variante de notre créateur et nomme la variante. L’inspecteur NFT lit toute collection. Aucun des deux ne demande de portefeuille.',
  },
  'contracts-other-code': {
    asks: [
      'Que veut dire « OTHER CODE » sur la page des contrats ?',
      'le hachage ne correspond pas',
      'le code sur la chaîne diffère',
      'avertissement d’un autre hachage', 'alarme sur la page des contrats', 'puis-je utiliser un contrat marqué « OTHER CODE »', 'la comparaison ne tourne pas sans javascript',],
    says: '« OTHER CODE » signifie que le code sur la chaîne a un autre hachage que le nôtre : n’utilisez pas ce contrat à cet endroit. La comparaison se fait dans votre navigateur et demande un script.',
  },
  'contracts-abi': {
    asks: [
      'Où trouver l’ABI de vos contrats ?',
      'télécharger l’abi',
      'json standard de vos contrats',
      'ERC-7730',
      'intégrer votre locker dans mon application',
      'documentation des contrats', 'sdk pour vos contrats', 'quelles fonctions mon programme peut-il invoquer', 'interface pour ethers ou viem',],
    says: 'Sur la page des contrats, chacun a son ABI, son JSON standard et son document, et des descripteurs ERC-7730 s’il y a des appels à signer. Toutes les adresses et ABI s’y téléchargent en un seul JSON.',
  },
  'contracts-explorer': {
    asks: [
      'Peut-on vérifier les sources de vos propres contrats sur Etherscan ?',
      'lockers vérifiés sur etherscan',
      'sourcify pour vos contrats',
      'source vérifiée de TokenLocker dans un explorateur', 'coche verte sur Etherscan', 'Blockscout ne montre que le bytecode de votre locker', 'entrée du compilateur pour la vérification',],
    says: 'Les explorateurs qui vérifient les sources acceptent le JSON standard de chaque contrat, à télécharger sur la page des contrats. Il donne exactement le code de la chaîne.',
  },
  'contracts-audited': {
    asks: [
      'Qui a audité vos propres contrats ?',
      'audit externe de votre locker',
      'revue indépendante de votre code',
      'vos contrats sont-ils audités',
      'contrôle de vos contrats par un tiers', 'rapport de CertiK ou OpenZeppelin sur votre code', 'vous vendez des audits, mais qui contrôle les contrôleurs', 'certificat d’un auditeur extérieur pour vos contrats',],
    says: 'À ce jour, aucune société extérieure n’a audité nos contrats. Nous publions notre propre rapport, nos tests et leurs chiffres, et le code est ouvert.',
  },
  'contracts-evidence': {
    asks: [
      'Comment testez-vous vos propres contrats ?',
      'page evidence',
      'méthodes de test de vos contrats',
      'fuzzing et invariants',
      'que valent vos tests',
      'pourquoi faire confiance à votre code', 'assurance qualité de votre code', 'Foundry ou Echidna pour vos propres contrats', 'puis-je relancer vos tests sur ma machine',],
    says: 'Nous testons nos contrats par des tests unitaires, de fuzzing et d’invariants, mesurons la couverture, cassons le code exprès et prouvons l’arithmétique. La page « Evidence » donne chaque chiffre avec sa date et la commande qui le refait.',
  },
  'contracts-coverage': {
    asks: [
      'Quelle est la couverture de tests de vos contrats ?',
      'code coverage',
      'lignes et branches testées',
      'pourcentage de lignes testées',
      'toutes les branches sont-elles testées', 'quelle part du code les tests exécutent-ils', 'lignes non testées de vos contrats', 'une couverture totale ne prouve rien',],
    says: 'Nos tests parcourent {contractsLinesRun} lignes sur {contractsLines} et {contractsBranchesRun} branches sur {contractsBranches} dans {contractsFiles} fichiers, mesurés le {contractsCoverageDay}. La couverture montre ce qu’un test exécute, pas s’il pose la bonne question.',
  },
  'contracts-mutants': {
    asks: [
      'Que sont les tests de mutation, et quel est votre résultat ?',
      'mutants',
      'score de mutation',
      'casser le code exprès',
      'vos tests remarquent-ils les erreurs', 'saboter son propre code', 'mutants survivants', 'fautes introduites exprès, vues par les tests',],
    says: 'Nous cassons un endroit d’un contrat à la fois, et un test doit échouer. Nos tests ont remarqué {contractsNoticed} cassures sur {contractsMutants}, mesuré le {contractsMutantDay}. Une cassure non remarquée est sans effet, ou montre qu’une règle manque d’un test.',
  },
  'contracts-solver': {
    asks: [
      'Utilisez-vous la vérification formelle ?',
      'SMTChecker',
      'preuve formelle des contrats',
      'assertions prouvées par un solveur',
      'preuve mathématique du code', 'Z3 ou Certora', 'un dépassement est-il exclu pour toute entrée', 'démonstrateur de théorèmes',],
    says: 'Un solveur a prouvé {contractsProven} assertions sur {contractsAssertions} de notre arithmétique pour toutes les valeurs possibles, mesuré le {contractsSolverDay}. Cela ne dit rien du reste du code.',
  },
  'contracts-gas': {
    asks: [
      'Où est le tableau de gas de vos contrats ?',
      'benchmark de gas',
      'gas d’un verrou à côté d’autres produits',
      'mesures de gas avec leur date',
      'comment le gas a-t-il été mesuré', 'êtes-vous plus économes que Sablier', 'efficacité de vos contrats en chiffres', 'TokenLocker à côté de Sablier Lockup',],
    says: 'Un verrou avec palier consomme {contractsLockGas} dans notre TokenLocker et {contractsOtherGas} dans Sablier Lockup, mesuré le {contractsGasDay} avec le même jeton sur une chaîne à nous. La page « Evidence » a tout le tableau.',
  },
  'contracts-gone': {
    asks: [
      'Puis-je utiliser vos contrats sans ce site ?',
      'appeler un contrat directement',
      'site hors ligne, puis-je encore appeler un contrat',
      'utiliser le contrat depuis etherscan', 'votre domaine est saisi, comment joindre les contrats', 'interagir avec vos contrats par une autre interface', 'vos contrats ont-ils besoin de votre serveur pour tourner',],
    says: 'Nos contrats fonctionnent sans ce site et sans nous. Vous les appelez depuis tout portefeuille ou explorateur de blocs avec l’ABI publiée.',
  },
}
