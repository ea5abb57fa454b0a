import type { facts as english } from '#content/answers/en/mint-codes.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'mint-redeem': {
    asks: [
      'Comment échanger un code contre un NFT ?',
      'utiliser mon code',
      'j’ai reçu une carte avec un code à un salon',
      'où saisir mon code de mint',
      'étapes pour minter avec un code', 'on m’a remis un bon au stand, comment l’utiliser', 'activer le code de mon flyer', 'puis-je voir la pièce avant de la minter',],
    says: 'Ouvrez la page Mint, saisissez ou scannez votre code, puis appuyez sur « Check the code ». Vous voyez la pièce, le nombre d’exemplaires et les limites avant de connecter quoi que ce soit. Appuyez ensuite sur « Mint ».',
  },
  'mint-cost': {
    asks: [
      'Le mint avec un code est-il gratuit ?',
      'prix du mint',
      'combien coûte le nft de l’événement',
      'dois-je payer la pièce',
      'frais cachés au mint', 'le souvenir est-il vraiment un cadeau', 'faut-il une carte bancaire pour le nft de l’événement', 'l’organisateur prend-il les frais du mint à sa charge',],
    says: 'Une pièce obtenue avec un code est gratuite, et le contrat ne peut pas accepter d’argent. Seul le réseau prend des frais, que la page affiche. À certains événements, le site les paie pour vous.',
  },
  'mint-no-wallet': {
    asks: [
      'Puis-je minter sans portefeuille ou sans fonds ?',
      'mint avec un portefeuille vide',
      'pas d’eth pour le mint',
      'minter vers une adresse sans se connecter',
      'qui paie le gas du mint', 'ma grand-mère n’a pas de crypto, peut-elle avoir la pièce', 'livrer la pièce à une adresse que je tape', 'un collègue peut-il minter pour moi',],
    says: 'Un portefeuille vide peut recevoir une pièce, car n’importe qui peut envoyer la signature de votre code et payer les frais. Quand le site paie, il suffit de saisir l’adresse qui reçoit la pièce d’un code imprimé, sans portefeuille.',
  },
  'mint-code-kinds': {
    asks: [
      'Quelle différence entre un code imprimé et un code d’événement ?',
      'types de codes de mint',
      'code de la carte ou mot de la bannière',
      'le mot de l’événement est-il secret',
      'un code pour tous les visiteurs', 'code personnel ou mot public', 'le nom du salon est-il le code de tous', 'puis-je communiquer le mot de l’événement à d’autres',],
    says: 'Un code imprimé est une clé pour une pièce et sert une fois. Un code d’événement est un mot public pour tous, comme le nom d’un salon, et des limites le protègent.',
  },
  'mint-code-look': {
    asks: [
      'À quoi ressemble un code imprimé ?',
      'longueur d’un code de mint',
      'combien de caractères a le code',
      'majuscules et tirets dans le code',
      'lettre o ou zéro dans mon code',
      'peut-on deviner un code', 'puis-je omettre les tirets en tapant le code', 'chiffre de contrôle à la fin du code', 'attaque par force brute sur les codes',],
    says: 'Un code imprimé compte {mintCodeLength} lettres et chiffres par groupes de cinq, et le dernier détecte les fautes de frappe. Les lettres qui se confondent sont exclues. Majuscules et tirets ne comptent pas, et un code est trop long pour être deviné.',
  },
  'mint-scan': {
    asks: [
      'Puis-je scanner le code avec mon téléphone ?',
      'scanner une carte',
      'qr code sur la carte',
      'la caméra ne s’ouvre pas sur la page mint',
      'mon navigateur ne sait pas scanner', 'prendre ma carte en photo au lieu de taper', 'l’image de la caméra est-elle envoyée', 'accès à l’appareil photo refusé',],
    says: 'La page Mint scanne une carte avec la caméra si le navigateur le permet. Sinon, l’appareil photo du téléphone lit la carte et ouvre la page. L’image n’est ni gardée ni envoyée.',
  },
  'mint-invalid': {
    asks: [
      'Pourquoi mon code n’est-il pas accepté ?',
      'le code ne marche pas',
      'code de mint invalide',
      'code inconnu',
      'mon code a expiré', 'la page refuse ce que j’ai tapé de ma carte', 'mon code appartient à un autre événement', 'quelle lettre du code est fausse',],
    says: 'La page Mint indique si un code est valable, utilisé, expiré ou d’un autre événement. En cas de faute, elle signale les places probables. Comparez avec la carte, puis demandez à la personne qui vous l’a donnée.',
  },
  'mint-used': {
    asks: [
      'Mon code a déjà été utilisé. Que faire ?',
      'utiliser un code deux fois',
      'quelqu’un a minté avec ma carte',
      'carte avec le code perdue',
      'réutiliser un code imprimé', 'quelqu’un a été plus rapide avec mon code', 'carte égarée, en aurai-je une de remplacement', 'peut-on partager une carte à deux',],
    says: 'Un code imprimé donne une pièce à la première personne qui l’utilise, comme un billet de banque. Si quelqu’un d’autre a utilisé le vôtre, demandez une autre carte à la personne qui vous l’a donnée.',
  },
  'mint-stolen': {
    asks: [
      'Peut-on voler mon code pendant le mint ?',
      'front-running d’un mint',
      'un bot copie ma transaction',
      'attaque par le mempool',
      'pourquoi personne d’autre ne peut utiliser mon code', 'bots mev et codes imprimés', 'peut-on intercepter ma signature et détourner la pièce', 'que gagne un voleur à copier ma transaction de mint',],
    says: 'Une transaction de mint copiée ne sert à rien au voleur, car votre code signe une phrase : cette pièce, à ce destinataire, avant cette heure. Envoyer la copie vous livre la pièce.',
  },
  'mint-private': {
    asks: [
      'Mon code est-il envoyé à votre serveur ?',
      'le code quitte-t-il mon navigateur',
      'qui peut voir mon code de mint',
      'enregistrez-vous les codes',
      'le code est-il sur la chaîne', 'votre personnel peut-il lire mon code', 'mon code imprimé est-il téléversé quelque part', 'page de phishing qui demande mon code de mint',],
    says: 'Un code imprimé ne quitte jamais votre navigateur. Il y devient une clé, et seule la signature de cette clé est envoyée. Ne le saisissez que sur une adresse connue, car une fausse page pourrait le lire.',
  },
  'mint-test': {
    asks: [
      'Comment testez-vous que les codes restent secrets ?',
      'preuve qu’aucune requête ne contient le code',
      'test des codes de mint',
      'comment être sûr que le code n’est pas transmis', 'cherchez-vous des codes dans vos journaux', 'contrôle automatique que rien d’envoyé ne contient un code', 'remarqueriez-vous qu’une mise à jour envoie le code',],
    says: 'Un de nos tests utilise des codes sur un vrai nœud et cherche le code dans tout ce qui a été envoyé. Il échoue dès qu’une requête ou une ligne de journal contient un code.',
  },
  'mint-key': {
    asks: [
      'Comment un code devient-il une signature ?',
      'clé hkdf tirée du code',
      'EIP-712 redeem',
      'fonctionnement technique des codes de mint',
      'pourquoi ne pas stocker le hachage du code', 'dérivation de clé à partir du code imprimé', 'comment le contrat sait-il que le code est bon sans le voir', 'sel de la collection',],
    says: 'Votre navigateur tire une clé privée du code et du sel aléatoire de la collection. Cette clé signe l’index, le destinataire et l’échéance en données typées (EIP-712). Le contrat vérifie la clé par une racine de Merkle et ne voit jamais le code.',
  },
  'mint-limits': {
    asks: [
      'Combien de pièces puis-je minter avec un code d’événement ?',
      'limite par portefeuille',
      'maximum par compte à l’événement',
      'des bots mintent tout avec le code public',
      'minter plus d’une pièce', 'quota par visiteur', 'combien de fois puis-je minter avec le code d’événement', 'protection contre les robots avec le mot public',],
    says: 'Un code d’événement a des limites par portefeuille, par transaction, pour le nombre total et dans le temps. Elles sont fixées à la création de la collection, et la page Mint les affiche.',
  },
  'mint-voucher': {
    asks: [
      'Qu’est-ce qu’un bon de mint ?',
      'voucher de mint',
      'une pièce par personne et non par portefeuille',
      'protection contre les portefeuilles multiples',
      'pourquoi dois-je signer avant de minter', 'un visiteur ouvre cinquante comptes pour avoir plus de pièces', 'autorisation d’un service en plus du code d’événement', 'attestation signée du nombre de pièces',],
    says: 'Un bon est la signature d’un service qui a vérifié la personne ; il dit combien de pièces un portefeuille peut minter en tout. Une collection peut l’exiger, car créer des portefeuilles ne coûte rien.',
  },
  'mint-gitex': {
    asks: [
      'Qu’est-ce que le NFT GITEX Global ?',
      'gitex',
      'gitex-global',
      'comment obtenir le nft gitex',
      'code d’événement gitex', 'j’étais au gitex, où est mon souvenir', 'gitex-global-nft', 'le mint gitex est-il encore ouvert',],
    says: 'L’adresse /gitex-global-nft mène à la page Mint avec le code de l’événement déjà saisi, par exemple {mintEventCode}. La page montre alors la pièce, ses limites et si l’événement est ouvert.',
  },
  'mint-picture': {
    asks: [
      'Où est stockée l’image d’une pièce mintée ?',
      'image sur la chaîne ou sur ipfs',
      'que veut dire nft gravé',
      'mon image disparaît-elle si le site ferme',
      'l’image change-t-elle à la vente', 'l’œuvre de l’événement est-elle un svg', 'pourquoi ma pièce est-elle différente de celle de mon collègue', 'l’œuvre survit-elle à la fin de votre hébergement',],
    says: 'Un contrat dessine l’image de chaque pièce sur la chaîne, sans serveur. Elle découle de la chaîne, de la collection, du numéro et du compte qui a minté. Elle reste la même quand la pièce change de main.',
  },
  'mint-after': {
    asks: [
      'Que faire de la pièce après le mint ?',
      'nft absent de mon portefeuille',
      'afficher la pièce mintée dans metamask',
      'partager mon nft',
      'télécharger l’image de ma pièce', 'importer la pièce mintée dans mon wallet', 'ma galerie est vide après le mint', 'publier ma pièce sur les réseaux sociaux',],
    says: 'Après le mint, vous pouvez partager votre pièce, enregistrer l’image, l’ajouter au portefeuille et comparer le dessin avec la chaîne. Si votre portefeuille ne liste pas les pièces, cherchez à l’adresse de la collection.',
  },
  'mint-transfer': {
    asks: [
      'Puis-je transférer ou vendre ma pièce d’événement ?',
      'nft soulbound',
      'revendre le nft de l’événement',
      'déplacer la pièce vers un autre compte',
      'la pièce est-elle liée à mon portefeuille', 'offrir ma pièce d’événement à ma fille', 'mettre la pièce en vente sur opensea', 'l’organisateur peut-il interdire la revente',],
    says: 'Les pièces peuvent être transférées, sauf si l’organisateur les a liées à leur premier compte en créant la collection. La page Mint affiche « Moves: Never » pour une pièce liée.',
  },
  'mint-royalty': {
    asks: [
      'Une collection d’événement peut-elle avoir des royalties ?',
      'royalties du mint par code',
      'part sur la revente des pièces',
      'ERC-2981 pour une collection d’événement', 'l’organisateur gagne-t-il sur les reventes', 'plafond des royalties des pièces d’événement', 'les places de marché respectent-elles les royalties de l’événement',],
    says: 'Les royalties d’une collection d’événement se fixent à la création et sont d’un dixième du prix au plus. Chaque place de marché décide si elle les paie.',
  },
  'mint-plan': {
    asks: [
      'Comment organiser un événement avec des codes de mint ?',
      'distribuer des nft à notre conférence',
      'nous voulons offrir des nft sur un salon',
      'créer ma propre campagne de codes',
      'commander des codes imprimés',
      'nft de présence pour les visiteurs', 'souvenir pour chaque participant de notre hackathon', 'objet numérique en souvenir de notre festival', 'alternative à poap pour notre rencontre',],
    says: 'Nous montons l’événement avec vous : les codes et la feuille à imprimer, puis la collection avec son nombre, ses limites et ses heures, puis le jour même. Écrivez-nous avec la date de votre événement.',
  },
  'mint-plan-cost': {
    asks: [
      'Combien coûte un événement avec des codes de mint ?',
      'prix d’un événement nft',
      'budget pour un mint par code sur un salon',
      'devis pour des codes nft imprimés',
      'tarif journalier pour l’événement', 'estimation pour offrir des codes à une conférence', 'qui supporte les frais de réseau de mille visiteurs', 'l’assistance événement est-elle facturée par jour',],
    says: 'Nous préparons un événement à la journée, pour {mintDayRate} par jour et par personne. Les contrats ne prennent aucun frais. Les frais de réseau sont payés par les visiteurs, ou par un service à vous avec un plafond.',
  },
  'mint-codes-made': {
    asks: [
      'Qui fabrique les codes imprimés ?',
      'générer des codes de mint',
      'feuille de codes à imprimer',
      'combien de codes dans une liste',
      'pdf de cartes pour l’événement', 'gardez-vous une copie de nos codes', 'fichier pour l’imprimerie avec tous les codes', 'pouvez-vous imprimer les cartes pour nous',],
    says: 'Les codes sont générés sur votre machine, avec une feuille à imprimer. Une liste contient jusqu’à {mintMostCodes} codes. Nous ne les voyons jamais, sauf si vous nous confiez l’impression.',
  },
  'mint-who-knows': {
    asks: [
      'Que peut-il encore arriver avec des codes imprimés ?',
      'risques des codes imprimés',
      'l’imprimeur pourrait-il utiliser les codes',
      'quelqu’un voit ma carte avant moi',
      'points faibles du mint par code', 'case à gratter sur le code', 'un assistant malhonnête photographie les cartes', 'jeter la liste après l’impression',],
    says: 'Les codes imprimés ont les faiblesses du papier : le premier lecteur peut utiliser la carte, et la personne qui a fait les codes les connaît. Une fausse page ou un navigateur surveillé peut aussi lire un code. Cachez les codes et effacez la liste après l’impression.',
  },
  'mint-list': {
    asks: [
      'Combien de pièces existent, et peut-il y en avoir plus ?',
      'nombre d’exemplaires de la collection',
      'vérifier le nombre de codes',
      'liste publiée des clés',
      'l’édition est-elle limitée', 'combien de pièces restent-elles', 'l’organisateur peut-il imprimer des codes en secret', 'combien de visiteurs ont déjà minté',],
    says: 'La page Mint affiche combien de pièces existent et combien il peut y en avoir, d’après la chaîne. La liste des clés hachées est publique, donc chacun peut compter les codes. Le nombre maximal n’augmente jamais.',
  },
  'mint-change': {
    asks: [
      'L’organisateur peut-il modifier une collection d’événement ?',
      'augmenter le nombre après le mint',
      'changer les limites de l’événement',
      'propriétaire du contrat de mint',
      'peut-on suspendre le mint', 'l’organisateur garde-t-il une porte dérobée dans la collection d’événement', 'repousser l’ouverture d’une collection déjà créée', 'erreur dans les limites de notre événement, peut-on la réparer',],
    says: 'Une collection d’événement ne peut plus changer après sa création : nombre, limites, heures et royalties sont fixés. Elle n’a ni propriétaire, ni pause, ni mise à jour.',
  },
  'mint-close': {
    asks: [
      'Que se passe-t-il après l’événement ?',
      'événement terminé, puis-je encore minter',
      'minter plus tard à la maison',
      'jusqu’à quand ma carte est-elle valable',
      'peut-on brûler les pièces restantes', 'j’ai oublié d’utiliser ma carte au salon', 'le code imprimé reste-t-il valable après l’événement', 'que deviennent les pièces que personne n’a mintées',],
    says: 'Un code d’événement s’arrête à l’heure de clôture ; les codes imprimés peuvent avoir leur propre fin, affichée sur la page Mint. Une collection ne peut pas fermer plus tôt, et ses pièces ne peuvent pas être brûlées.',
  },
  'mint-gas': {
    asks: [
      'Combien de gas faut-il pour minter avec un code ?',
      'gas d’un code imprimé',
      'gas du mint avec le code d’événement',
      'frais de réseau du mint', 'le mot d’événement coûte-t-il moins de gas qu’une carte', 'budget de gas par visiteur', 'gas mesuré pour utiliser une carte',],
    says: 'Utiliser un code imprimé consomme {mintRedeemGas}, mesurés dans une collection de quelque seize mille codes. Un mint avec le code d’événement consomme {mintEventGas}.',
  },
  'mint-network': {
    asks: [
      'Quel réseau utilise le mint de l’événement ?',
      'chaîne du nft de l’événement',
      'mauvais réseau au moment du mint',
      'changer mon portefeuille de réseau pour le mint', 'le nft du salon est-il sur un layer 2', 'sur quelle blockchain se trouve mon souvenir', 'metamask est sur une autre chaîne que la page mint',],
    says: 'La page Mint affiche le réseau de l’événement avant que vous connectiez un portefeuille. Si le vôtre est sur un autre réseau, un bouton le bascule.',
  },
}
