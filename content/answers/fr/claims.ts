import type { facts as english } from '#content/answers/en/claims.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'claims-campaign': {
    asks: [
      'Qu’est-ce qu’une campagne de réclamation ?',
      'campagne de claim définition',
      'comment marche un airdrop par liste',
      'à quoi sert l’outil claim',
      'distribuer des jetons à une liste d’adresses', 'une campagne, est-ce la même chose qu’un airdrop', 'au lieu de mille virements, chacun vient chercher ses jetons', 'quel est l’intérêt de la page claim',],
    says: 'Une campagne met des jetons de côté pour une liste d’adresses, et chaque adresse réclame sa part. Le créateur verse une seule fois, au lieu d’envoyer un transfert à chaque adresse. Vous créez une campagne sur la page Claim.',
  },
  'claims-claim': {
    asks: [
      'Comment réclamer mes jetons ?',
      'réclamer des tokens',
      'où récupérer mon airdrop',
      'on m’a dit de venir chercher mes jetons ici',
      'étapes pour réclamer', 'on m’a envoyé un lien pour toucher ma récompense en jetons', 'quel bouton me verse ma part', 'encaisser mon airdrop',],
    says: 'Pour réclamer, ouvrez la page Claim, saisissez le numéro de la campagne et cherchez votre adresse. Si elle figure sur la liste, connectez votre portefeuille et appuyez sur « Claim ». Les jetons vont à l’adresse de la liste.',
  },
  'claims-number': {
    asks: [
      'Où trouver le numéro de ma campagne ?',
      'numéro de campagne',
      'dans quelle campagne suis-je',
      'je ne connais pas l’identifiant de la campagne',
      'chercher les campagnes d’un jeton', 'je n’ai pas reçu de lien vers la campagne', 'qui me communique le numéro de l’airdrop', 'j’ai perdu le lien de la campagne',],
    says: 'Le créateur d’une campagne communique son numéro ou son lien. La page Explore trouve les campagnes d’un jeton par son nom ou son adresse. Le tableau de bord montre ce qu’un compte peut réclamer sur les listes publiées ici.',
  },
  'claims-eligible': {
    asks: [
      'Suis-je sur la liste d’une campagne ?',
      'vérifier mon éligibilité',
      'mon adresse a-t-elle droit à l’airdrop',
      'combien puis-je réclamer',
      'faut-il connecter un portefeuille pour voir sa part', 'suis-je qualifié pour l’airdrop', 'mon adresse a-t-elle été sélectionnée', 'combien de jetons sont prévus pour une adresse',],
    says: 'Vous pouvez chercher n’importe quelle adresse sur la page d’une campagne, sans connecter de portefeuille. Vous voyez son montant, sa preuve, l’échéance, et si elle a déjà réclamé.',
  },
  'claims-not-listed': {
    asks: [
      'Mon adresse n’est pas sur la liste. Que faire ?',
      'non éligible',
      'pourquoi ne suis-je pas dans l’airdrop',
      'je manque sur la liste',
      'pouvez-vous m’ajouter à la campagne', 'on m’a oublié dans l’airdrop', 'à qui me plaindre si j’ai été exclu de la distribution', 'tout le monde a reçu des jetons sauf moi',],
    says: 'Si votre adresse n’est pas sur la liste, essayez un autre de vos comptes ou demandez au créateur de la campagne. Nous ne pouvons pas vous ajouter, car personne ne peut modifier la liste d’une campagne.',
  },
  'claims-create': {
    asks: [
      'Comment créer une campagne ?',
      'créer un airdrop',
      'organiser une distribution de jetons',
      'page de claim pour mes utilisateurs',
      'je veux distribuer mon token à ma communauté',
      'que faut-il pour une campagne', 'où configurer un versement de jetons à beaucoup de gens', 'n’importe qui peut-il ouvrir une campagne, même sans développeur', 'offrir des tokens à des milliers de membres',],
    says: 'Pour créer une campagne, allez à « Make a campaign » sur la page Claim et indiquez un jeton, une liste et une heure de fin. Votre navigateur vérifie et hache la liste. Vous publiez ensuite la liste et financez la campagne avec votre portefeuille.',
  },
  'claims-list-format': {
    asks: [
      'Quel format doit avoir la liste ?',
      'format csv',
      'comment préparer le csv de l’airdrop',
      'colonnes de la liste',
      'importer un tableur d’adresses',
      'même adresse deux fois dans la liste', 'séparateur entre adresse et montant, virgule ou point-virgule', 'modèle de fichier pour les destinataires', 'coller une feuille Google Sheets comme liste',],
    says: 'Une liste comporte une adresse et un montant par ligne, collés ou dans un fichier CSV. Virgules, points-virgules, tabulations ou espaces les séparent. Les montants d’une même adresse sont additionnés.',
  },
  'claims-list-size': {
    asks: [
      'Combien d’adresses une campagne peut-elle avoir ?',
      'taille maximale de la liste',
      'limite de destinataires',
      'airdrop vers cent mille portefeuilles',
      'trop de lignes dans la liste', 'une campagne suffit-elle pour une énorme communauté', 'plafond d’entrées par airdrop', 'le navigateur tient-il une très longue liste',],
    says: 'Une liste peut contenir jusqu’à {claimsMostEntries} adresses. Une très longue liste se prépare avec une commande de notre part et se publie sur votre propre hébergement.',
  },
  'claims-list-faults': {
    asks: [
      'Que vérifiez-vous dans ma liste ?',
      'erreurs dans mon csv',
      'adresse invalide dans la liste',
      'j’ai mal tapé une adresse',
      'l’outil détecte-t-il les doublons', 'l’outil signale-t-il les fautes de frappe des destinataires', 'somme de contrôle d’un destinataire incorrecte', 'trop de décimales dans un montant',],
    says: 'Votre navigateur cherche dans chaque ligne les adresses fausses, les sommes de contrôle incorrectes, les montants nuls et les décimales en trop. Il nomme chaque ligne fautive. Il signale aussi les comptes répétés, les montants infimes et les adresses sans somme de contrôle.',
  },
  'claims-list-public': {
    asks: [
      'La liste d’une campagne est-elle publique ?',
      'tout le monde voit-il qui reçoit quoi',
      'confidentialité de la liste d’airdrop',
      'les montants sont-ils visibles',
      'cacher les bénéficiaires', 'les bénéficiaires peuvent-ils rester anonymes', 'toute la liste est-elle écrite dans le contrat', 'parts d’un airdrop à l’abri des regards',],
    says: 'La liste d’une campagne est publique : tout le monde peut lire ses adresses et ses montants. La chaîne ne stocke qu’un nombre pour toute la liste, la racine.',
  },
  'claims-list-kept': {
    asks: [
      'Combien de temps gardez-vous une liste publiée ?',
      'ma liste a été supprimée',
      'liste disparue',
      'puis-je héberger la liste moi-même',
      'où est stocké le fichier de la liste', 'durée de conservation d’une liste envoyée', 'ma liste sera-t-elle encore en ligne l’an prochain', 'mettre la liste sur mon propre serveur',],
    says: 'Notre serveur garde une liste {claimsUnfundedDays} si aucune campagne ne la paie. Avec une campagne financée, elle reste tant qu’on peut y réclamer. Vous pouvez aussi publier les fichiers sur votre propre hébergement.',
  },
  'claims-list-change': {
    asks: [
      'Puis-je modifier la liste après coup ?',
      'modifier la liste',
      'ajouter des adresses plus tard',
      'montant faux dans la liste',
      'retirer une adresse de l’airdrop', 'remplacer une adresse dans une liste publiée', 'nous avons oublié dix personnes, peut-on les rajouter', 'la liste est-elle gravée dans le marbre',],
    says: 'La liste d’une campagne ne peut pas être modifiée, car le contrat n’a pas de fonction pour cela. Une ligne ajoutée donnerait une autre racine. Pour d’autres bénéficiaires, créez une deuxième campagne.',
  },
  'claims-pay-in': {
    asks: [
      'Comment verser des jetons dans une campagne ?',
      'financer la campagne',
      'combien de transactions pour une campagne',
      'la campagne demande-t-elle une autorisation illimitée',
      'déposer les jetons de l’airdrop', 'dois-je verser tout le total en une fois', 'alimenter la cagnotte de la campagne', 'quelle somme la campagne prend-elle dans mon portefeuille',],
    says: 'Vous versez exactement la somme de la liste : une autorisation de ce montant, puis une transaction. Si le jeton accepte une signature pour cela, elle remplace l’autorisation.',
  },
  'claims-fee': {
    asks: [
      'Prenez-vous une commission sur une campagne ?',
      'prix de l’outil claim',
      'combien coûte un airdrop chez vous',
      'l’outil d’airdrop est-il gratuit',
      'frais pour ceux qui réclament', 'gagnez-vous de l’argent sur ma distribution', 'y a-t-il des frais cachés pour un airdrop', 'quel pourcentage de l’airdrop gardez-vous',],
    says: 'Le contrat de réclamation ne prend aucun frais, ni aux créateurs ni aux bénéficiaires. Chacun ne paie que les frais de réseau de ses propres transactions.',
  },
  'claims-gas-claim': {
    asks: [
      'Combien de gas coûte une réclamation ?',
      'gas pour réclamer',
      'frais de réseau d’un claim',
      'réclamer coûte-t-il cher',
      'gas d’un claim par signature', 'les frais de réseau vont-ils manger mon petit airdrop', 'coût de transaction pour toucher ma part', 'le premier de la liste paie-t-il plus de gas',],
    says: 'Une réclamation consomme {claimsGas}, ou {claimsFirstGas} pour la première parmi ses voisines sur la liste. Par signature, elle consomme {claimsSignedGas}. Nous avons mesuré des transactions entières avec une liste de plus de cent mille lignes.',
  },
  'claims-gas-create': {
    asks: [
      'Combien de gas faut-il pour créer une campagne ?',
      'gas pour créer une campagne',
      'coût réseau d’un airdrop pour le créateur',
      'gas pour reprendre le reste',
      'gas de createCampaign', 'combien d’eth faut-il à l’organisateur pour ouvrir une campagne', 'la première campagne d’un jeton consomme-t-elle plus de gas', 'facture de gas de l’organisateur d’un airdrop',],
    says: 'Créer une campagne consomme {claimsCreateGas}, ou {claimsCreateFirstGas} pour la première campagne d’un jeton. Reprendre le reste consomme {claimsRefundGas}.',
  },
  'claims-other-address': {
    asks: [
      'Puis-je réclamer vers une autre adresse ?',
      'claim sur un autre portefeuille',
      'envoyer mon airdrop vers mon cold wallet',
      'rediriger ma réclamation',
      'je n’utilise plus ce portefeuille', 'versement sur mon nouveau portefeuille et non l’ancien', 'changer la destination de ma réclamation', 'puis-je choisir où arrive ma part',],
    says: 'L’adresse de la liste peut faire payer sa part à une autre adresse par une signature gratuite. La signature ne vaut que pour cette campagne, cette ligne, ce destinataire et cette échéance. Ouvrez « Claim to another address » sur la page de la campagne.',
  },
  'claims-sponsor': {
    asks: [
      'Quelqu’un d’autre peut-il payer le gas de ma réclamation ?',
      'je n’ai pas d’eth pour réclamer',
      'réclamer sans gas',
      'réclamer pour un ami',
      'portefeuille vide mais j’ai une part',
      'payer les frais pour mes utilisateurs', 'relayeur pour les claims', 'mon frère peut-il soumettre la réclamation à ma place', 'notre projet veut prendre en charge les frais de la communauté',],
    says: 'Tout portefeuille peut envoyer une réclamation signée par l’adresse de la liste et en payer les frais de réseau. Certaines campagnes permettent aussi à tous d’envoyer une réclamation simple. Les jetons ne vont qu’à l’adresse de la liste ou à celle qu’elle a signée.',
  },
  'claims-leaked-key': {
    asks: [
      'Mon portefeuille a été piraté. Puis-je encore réclamer sans risque ?',
      'portefeuille compromis et airdrop',
      'un voleur a la clé de mon adresse',
      'clé volée avant la réclamation', 'un attaquant contrôle le portefeuille inscrit sur la liste', 'victime de phishing avant l’airdrop, puis-je devancer le voleur', 'ma phrase secrète a fuité, mon airdrop est-il perdu',],
    says: 'Une signature ne sauve pas la réclamation d’une clé volée : le voleur peut signer aussi, et la première transaction valable compte. Une campagne peut exiger que le compte envoie ou signe lui-même, pour que des inconnus ne paient pas vers lui.',
  },
  'claims-deadline': {
    asks: [
      'Combien de temps une campagne reste-t-elle ouverte ?',
      'échéance d’une campagne',
      'campagne sans fin',
      'choisir le début et la fin de l’airdrop',
      'quand ferment les réclamations', 'jusqu’à quel jour peut-on réclamer', 'les réclamations peuvent-elles ouvrir la semaine prochaine seulement', 'heure d’ouverture et de clôture de la campagne',],
    says: 'Le créateur choisit quand les réclamations ouvrent et ferment, ou qu’elles ne ferment jamais. La page de la campagne affiche ces dates. Elles ne changent plus ensuite.',
  },
  'claims-missed': {
    asks: [
      'J’ai raté l’échéance. Puis-je encore réclamer ?',
      'réclamer après la date limite',
      'trop tard pour réclamer',
      'mon airdrop a expiré',
      'la campagne est fermée', 'j’étais en vacances et l’airdrop est terminé', 'un jour de retard, faites-vous une exception', 'rouvrir une campagne finie',],
    says: 'Après l’échéance d’une campagne, plus rien ne peut être réclamé, et l’échéance ne peut pas être déplacée. Le reste revient au créateur. Demandez-lui s’il existe une autre campagne.',
  },
  'claims-refund': {
    asks: [
      'Que deviennent les jetons non réclamés ?',
      'récupérer les jetons non réclamés',
      'remboursement d’une campagne',
      'qui reçoit le reste de l’airdrop',
      'retirer le reste après la fin', 'la moitié n’est jamais venue, comment rapatrier les jetons restants', 'renvoyer le surplus vers notre trésorerie', 'reprendre la partie inutilisée de l’airdrop',],
    says: 'Après l’échéance, seul le créateur peut reprendre ce que personne n’a réclamé, vers l’adresse de son choix. Il le fait sur la page de la campagne, avec le portefeuille qui l’a créée. Une campagne sans échéance n’est jamais remboursée.',
  },
  'claims-cancel': {
    asks: [
      'Puis-je arrêter ou suspendre une campagne avant la fin ?',
      'annuler un airdrop',
      'stopper les réclamations',
      'reprendre les jetons avant l’échéance',
      'erreur dans ma campagne, puis-je l’annuler',
      'le créateur peut-il partir avec les jetons', 'l’organisateur peut-il tout arrêter en pleine campagne', 'interrompre une distribution en cours', 'mauvais jeton choisi, revenir en arrière sur la campagne',],
    says: 'Une campagne ne peut être ni suspendue, ni arrêtée, ni vidée avant son échéance, ni par son créateur ni par nous. Le contrat n’a pas de fonction pour cela.',
  },
  'claims-locked': {
    asks: [
      'Les jetons réclamés peuvent-ils être verrouillés ?',
      'airdrop avec vesting',
      'réclamation vers un verrou',
      'réclamer dans une attribution',
      'éviter que l’airdrop soit vendu tout de suite', 'verser l’airdrop aux bénéficiaires sur deux ans', 'airdrop libéré après une période d’attente', 'un retardataire a-t-il un calendrier plus court',],
    says: 'Une campagne peut verser ses réclamations dans des verrous ou des attributions des bénéficiaires. Le calendrier est le même pour tous, quelle que soit la date de réclamation, et après sa fin elles sont payées directement. Le créateur le choisit au départ.',
  },
  'claims-twice': {
    asks: [
      'Peut-on réclamer deux fois ?',
      'double réclamation',
      'erreur déjà réclamé',
      'réclamer à nouveau',
      'comment empêchez-vous les doublons de claim', 'un tricheur peut-il toucher sa part plusieurs fois', 'ma ligne est marquée payée, par quelle transaction', 'présenter deux fois la même preuve',],
    says: 'Le contrat paie chaque ligne d’une liste une fois et la marque payée pour toujours. L’historique de la page de la campagne nomme la transaction de chaque réclamation.',
  },
  'claims-underfunded': {
    asks: [
      'Que se passe-t-il si la liste promet plus que le versement ?',
      'campagne sous-financée',
      'pas assez de jetons dans l’airdrop',
      'erreur Underfunded',
      'les derniers de la liste seront-ils payés', 'la caisse est vide avant mon tour', 'manque de fonds d’une campagne', 'premier arrivé, premier servi si les jetons manquent',],
    says: 'Une campagne qui promet plus qu’elle n’a reçu paie jusqu’à ce que son propre solde soit vide, puis refuse. Sa page affiche la somme de la liste à côté de ce qui a été versé.',
  },
  'claims-separate': {
    asks: [
      'Les campagnes sont-elles séparées les unes des autres ?',
      'un seul contrat pour tous les airdrops, est-ce sûr',
      'une autre campagne peut-elle vider la mienne',
      'caisse commune',
      'et si un autre airdrop est attaqué', 'les dépôts de différents projets sont-ils mélangés', 'solde propre à chaque campagne', 'un nouveau contrat par airdrop',],
    says: 'Toutes les campagnes partagent un contrat, et chacune a son propre solde. Vider une campagne ne touche pas aux jetons d’une autre.',
  },
  'claims-check': {
    asks: [
      'Comment vérifier une campagne avant de lui faire confiance ?',
      'vérifier une campagne',
      'cet airdrop est-il légitime',
      'ce claim est-il une arnaque',
      'recalculer toute la liste', 'à quoi reconnaître un faux airdrop', 'examiner une campagne avant de participer', 'la liste publiée correspond-elle à la chaîne',],
    says: 'Appuyez sur « Recompute the whole list » sur la page d’une campagne. Votre navigateur récupère la liste publiée, calcule la racine et la somme, et les compare à la chaîne. Aucun portefeuille n’est nécessaire.',
  },
  'claims-merkle': {
    asks: [
      'Qu’est-ce qu’un arbre de Merkle ?',
      'racine de merkle expliquée',
      'qu’est-ce qu’une preuve de merkle',
      'comment le contrat sait-il que je suis sur la liste',
      'racine de la liste', 'arbre de hachages pour les nuls', 'comment un nombre représente-t-il des milliers d’adresses', 'preuve d’appartenance à une liste',],
    says: 'Un arbre de Merkle réduit une liste entière à un nombre, la racine, en hachant les lignes deux par deux. Votre preuve, ce sont les hachages à côté du chemin de votre ligne à la racine. Le contrat paie si ce chemin mène à la racine enregistrée.',
  },
  'claims-leaf': {
    asks: [
      'Comment calcule-t-on une feuille de la liste ?',
      'format de la feuille',
      'compatible avec OpenZeppelin StandardMerkleTree',
      'pourquoi la feuille est-elle hachée deux fois',
      'pourquoi un index par ligne', 'coder une ligne pour bâtir l’arbre dans mon script', 'keccak de l’index, de l’adresse et du montant', 'double hachage, pour quoi faire',],
    says: 'Une feuille est le hachage keccak256, appliqué deux fois, de l’index, du compte et du montant, dans la forme de l’arbre d’OpenZeppelin. Hacher deux fois empêche un hachage interne de passer pour une feuille. L’index est ce que le contrat marque comme payé.',
  },
  'claims-tokens': {
    asks: [
      'Quels jetons une campagne peut-elle payer ?',
      'jeton avec frais de transfert dans un airdrop',
      'airdrop d’un token rebasing',
      'airdrop en usdc',
      'puis-je distribuer de l’ether', 'des stablecoins comme récompense par liste', 'la page claim refuse mon jeton à taxe', 'quel standard de jeton pour une campagne',],
    says: 'Une campagne paie des jetons ERC-20, jamais de l’ether. La page refuse un jeton qui retient des frais au versement, car les derniers ne recevraient rien. Si un jeton réduit lui-même les soldes, tous reçoivent la même part.',
  },
  'claims-nft': {
    asks: [
      'Puis-je distribuer des NFT à une liste ?',
      'airdrop de nft',
      'envoyer ma collection à beaucoup de portefeuilles',
      'envoi groupé de nft', 'à quoi sert PieceSender', 'offrir une œuvre de ma collection à chaque détenteur', 'une campagne marche-t-elle avec ERC-721',],
    says: 'Les NFT se distribuent avec notre contrat PieceSender, qui envoie des pièces de votre collection à de nombreux comptes en une transaction. Les campagnes de réclamation ne paient que des jetons fongibles.',
  },
  'claims-plain-transfer': {
    asks: [
      'J’ai envoyé des jetons directement au contrat de réclamation. Puis-je les récupérer ?',
      'transfert simple vers le contrat claim',
      'jetons bloqués dans le contrat de claim',
      'envoyé à MerkleClaims par erreur', 'fonction de sauvetage pour les jetons du contrat de réclamation', 'pouvez-vous rendre des jetons échoués dans le contrat claim', 'campagne payée par un virement ordinaire, non compté',],
    says: 'Les jetons envoyés au contrat de réclamation par un simple transfert ne peuvent pas en sortir, ni par vous ni par nous. Financez une campagne par la page Claim.',
  },
  'claims-server': {
    asks: [
      'Les réclamations dépendent-elles de votre serveur ?',
      'et si votre site tombe pendant mon airdrop',
      'un serveur signe-t-il les claims',
      'réclamer directement au contrat',
      'peut-on censurer les réclamations', 'si vous faites faillite, l’airdrop reste-t-il accessible', 'pouvez-vous empêcher quelqu’un de réclamer', 'existe-t-il une clé maîtresse derrière les claims',],
    says: 'Les réclamations n’ont besoin ni d’un serveur ni d’une clé de notre part : le contrat compare chaque preuve à la racine sur la chaîne. Avec la liste publiée et un outil pour l’arbre d’OpenZeppelin, vous réclamez sans notre site.',
  },
  'claims-help': {
    asks: [
      'Pouvez-vous préparer une campagne de claim pour nous ?',
      'aide pour une distribution de jetons',
      'qui prépare la liste de claim',
      'tarif journalier pour une campagne',
      'tarif pour gérer une campagne', 'vous confier notre airdrop clé en main', 'un consultant pour une campagne de jetons', 'assistance le jour de notre distribution',],
    says: 'Nous préparons campagnes et événements avec vous à la journée, pour {claimsDayRate} par jour et par personne. Nous dressons la liste, concevons la feuille à imprimer, répétons avec votre équipe et répondons le jour même. Écrivez-nous avec votre date.',
  },
  'claims-try': {
    asks: [
      'Puis-je essayer une réclamation ?',
      'campagne d’exemple',
      'tester la page claim',
      'airdrop de démonstration', 'essai à blanc d’une réclamation', 's’entraîner à réclamer avec de faux jetons', 'le portefeuille démo est-il sur une liste pour s’exercer',],
    says: 'Quand ce site fonctionne sur sa propre chaîne de test, la page Claim propose une campagne d’exemple. Connectez le portefeuille de démonstration : son compte est sur la liste.',
  },
}
