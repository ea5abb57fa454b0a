import type { facts as english } from '#content/answers/en/nft-audit.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'nft-audit-price': {
    asks: [
      'Combien coûte un audit NFT ?',
      'tarif audit nft',
      'faire vérifier notre collection, à quel prix',
      'combien pour une revue de notre contrat nft',
      'est-ce cher de faire tester un drop',
    ],
    says: 'Un audit NFT coûte de {nftAuditPrice}. Une collection avec une vente publique coûte de {nftAuditBasePrice}, et chaque autre partie de votre drop ajoute des jours. Ces prix sont indicatifs.',
  },
  'nft-audit-duration': {
    asks: [
      'Combien de temps dure un audit NFT ?',
      'durée audit nft',
      'combien de jours avant le mint faut-il venir',
      'délai pour vérifier une collection',
      'quand commander l’audit de notre drop',
    ],
    says: 'Un audit NFT prend {nftAuditDays}. Pour une collection avec une vente publique, il prend {nftAuditBaseDays}. Le temps de vos corrections s’y ajoute.',
  },
  'nft-audit-parts': {
    asks: [
      'Qu’est-ce qui rend un audit NFT plus cher ?',
      'jours en plus pour un reveal ou une allow-list',
      'options du calculateur d’audit nft',
      'le staking coûte-t-il plus dans l’audit nft',
      'supplément pour de l’art sur la chaîne',
    ],
    says: 'En jours d’audit NFT, une allow-list ajoute {nftAuditAllowListDays}, plusieurs phases {nftAuditPhasesDays}, un reveal différé {nftAuditRevealDays} et l’art sur la chaîne {nftAuditOnChainDays}. Des royalties partagées ajoutent {nftAuditRoyaltiesDays}, des éditions {nftAuditEditionsDays}, le staking {nftAuditStakingDays} et un proxy {nftAuditProxyDays}. Cochez-les dans le calculateur pour voir le prix.',
  },
  'nft-audit-what': {
    asks: [
      'Qu’est-ce qu’un audit NFT ?',
      'revue d’un contrat nft',
      'vérifiez-vous les drops nft',
      'pouvez-vous tester notre mint avant l’ouverture',
      'sécurité pour les collections',
    ],
    says: 'Lors d’un audit NFT, nous attaquons votre drop avant les autres. Un relecteur lit le code et un autre écrit des bots qui le trompent. Puis ils échangent leurs places.',
  },
  'nft-audit-why': {
    asks: [
      'Pourquoi faire auditer un drop NFT ?',
      'une petite collection nft a-t-elle besoin d’un audit',
      'que peut-il arriver le jour du mint',
      'risques d’un lancement nft',
      'ce ne sont que des images, pourquoi une revue',
    ],
    says: 'Un drop NFT n’a lieu qu’une fois, et sa vente dure quelques minutes. Les attaquants le répètent sur un fork de la chaîne, et une pièce rare prise par un bot reste au bot.',
  },
  'nft-audit-attacks': {
    asks: [
      'Quelles attaques menez-vous contre un drop NFT ?',
      'liste des attaques nft',
      'que testez-vous dans une collection',
      'comment triche-t-on lors d’une vente nft',
      'failles courantes des contrats de mint',
    ],
    says: 'Nous menons {nftAuditAttacks} attaques contre un drop NFT : preuve utilisée deux fois, limite de mint, hook du destinataire, brûler pour minter encore, reveal deviné, royalty bloquante et images changées.',
  },
  'nft-audit-mint-limit': {
    asks: [
      'Un acheteur peut-il contourner la limite de mint d’un NFT ?',
      'limite de mint contournée',
      'max par wallet pas sûr',
      'quelqu’un a pris tous les nft en une transaction',
      'comment imposer deux pièces par adresse',
    ],
    says: 'Un acheteur de NFT contourne une limite qui compte ce qu’une adresse détient, en déplaçant chaque pièce. Un compteur des mints par adresse l’empêche. Nous essayons cela dans chaque phase.',
  },
  'nft-audit-proof-twice': {
    asks: [
      'Une place d’allow-list NFT peut-elle servir deux fois ?',
      'preuve de whitelist réutilisée',
      'replay de preuve merkle au mint',
      'même place utilisée dans les deux phases',
      'comment sécuriser une preuve d’allow-list',
    ],
    says: 'Une place d’allow-list NFT peut servir deux fois si sa preuve ne nomme ni quantité ni phase. Chaque entrée doit contenir compte, quantité et phase. Nous réclamons chaque place deux fois, dans chaque phase.',
  },
  'nft-audit-hook': {
    asks: [
      'Quel est le danger du hook de réception dans un mint NFT ?',
      'onERC721Received réentrance',
      'safeMint est-il dangereux',
      'réentrance dans un mint nft',
      'contrat qui rappelle mint pendant la réception',
    ],
    says: 'Un mint sûr appelle le contrat de l’acheteur du NFT, qui peut rappeler mint avant que votre compteur avance. Avancez d’abord les compteurs et appelez le destinataire en dernier. Notre contrat de test rappelle chaque fonction externe.',
  },
  'nft-audit-burn': {
    asks: [
      'Brûler des NFT peut-il rouvrir la vente ?',
      'burn puis nouveau mint',
      'totalSupply comme plafond',
      'plus de pièces que le maximum',
      'plafond de notre collection dépassé',
    ],
    says: 'Brûler rouvre une vente NFT si le plafond lit totalSupply(), et trop de pièces sont vendues. Le plafond doit compter chaque mint. Nous testons cela avec des mints et des burns au hasard.',
  },
  'nft-audit-predict': {
    asks: [
      'Un bot peut-il prédire notre reveal NFT ?',
      'reveal prévisible',
      'bots qui prennent les pièces rares',
      'hasard tiré du hash de bloc',
      'comment vérifiez-vous si le reveal peut être deviné',
    ],
    says: 'Un bot peut prédire un reveal NFT dont la graine vient du bloc. Engagez l’ordre avant la vente, puis décalez-le par une graine que personne ne dirige. Nous lançons un tel bot sur un fork.',
  },
  'nft-audit-oracle': {
    asks: [
      'Un reveal NFT équitable demande-t-il un oracle ?',
      'reveal sans chainlink vrf',
      'ordre aléatoire équitable d’une collection',
      'provenance hash et décalage',
      'comment mélanger les pièces équitablement',
    ],
    says: 'Un reveal NFT peut être équitable sans oracle. Vous engagez l’ordre avant la vente. Une valeur que personne ne connaît avant le dernier mint le décale ensuite.',
  },
  'nft-audit-royalty-block': {
    asks: [
      'Une royalty peut-elle bloquer les ventes d’un NFT ?',
      'partage de royalties en échec',
      'un bénéficiaire refuse l’ether',
      'royaltyInfo renvoie trop',
      'testez-vous les royalties à chaque prix',
    ],
    says: 'Une royalty bloque les ventes NFT si royaltyInfo demande plus que le prix, ou si un bénéficiaire refuse l’ether. Nous essayons chaque prix à partir d’une unité et ajoutons un bénéficiaire qui refuse.',
  },
  'nft-audit-royalty-paid': {
    asks: [
      'Les places de marché doivent-elles payer les royalties NFT ?',
      'que promet ERC-2981',
      'peut-on imposer les royalties à chaque vente',
      'pourquoi notre artiste n’a rien reçu',
      'les royalties nft sont-elles garanties',
    ],
    says: 'Chaque place de marché NFT décide si elle paie des royalties, car ERC-2981 lui dit seulement ce que demandent les créateurs. Prévoyez des ventes sans royalties. Nous vérifions que votre contrat répond juste à chaque prix.',
  },
  'nft-audit-pictures': {
    asks: [
      'Les images d’un NFT peuvent-elles changer après la vente ?',
      'métadonnées pas vraiment gelées',
      'le propriétaire change la base uri',
      'l’image de mon nft a disparu',
      'qui peut changer une tokenURI',
    ],
    says: 'Les images d’un NFT changent si le propriétaire peut poser une nouvelle adresse de base, ou si le domaine du serveur expire. Nous listons chaque compte qui peut changer une tokenURI, avant et après le gel.',
  },
  'nft-audit-metadata': {
    asks: [
      'Vérifiez-vous les métadonnées de notre collection NFT ?',
      'revue des métadonnées',
      'les fichiers json font-ils partie de l’audit nft',
      'testez-vous nos liens et nos images',
      'contrôle des attributs et traits',
    ],
    says: 'Lors d’un audit NFT, nous vérifions les métadonnées elles-mêmes : leur forme, leurs liens, leur hachage et qui peut les changer.',
  },
  'nft-audit-allow-list': {
    asks: [
      'Vérifiez-vous l’allow-list de notre drop NFT ?',
      'vérifier la whitelist',
      'doublons dans notre allowlist',
      'notre racine merkle est-elle juste',
      'erreurs dans une whitelist',
    ],
    says: 'Nous recalculons l’allow-list de votre drop NFT et nommons ses doublons dans le rapport. Envoyez-nous la liste avec le commit figé.',
  },
  'nft-audit-base-contract': {
    asks: [
      'Un contrat de base connu suffit-il pour un NFT ?',
      'nous utilisons seulement openzeppelin',
      'notre nft repose sur ERC721A',
      'bibliothèque standard, donc pas d’audit',
      'nous avons copié le contrat d’une collection célèbre',
    ],
    says: 'Un contrat de base connu rend un audit NFT moins cher, car nous l’avons déjà lu. Les limites, les preuves, le reveal et le retrait restent votre propre code.',
  },
  'nft-audit-steps': {
    asks: [
      'Comment se déroule un audit NFT ?',
      'étapes audit nft',
      'déroulement de la revue d’un drop',
      'phases de votre travail sur notre collection',
      'que faites-vous d’abord avec un contrat nft',
    ],
    says: 'Un audit NFT suit ces étapes : mise en place ({nftAuditSetUp}), attaque ({nftAuditAttackDays}), vos corrections à votre rythme et répétition ({nftAuditRehearsal}).',
  },
  'nft-audit-rehearsal': {
    asks: [
      'Répétez-vous le drop NFT avec nous ?',
      'répétition générale du mint',
      'essai sur un fork',
      'peut-on jouer toute la vente avant l’ouverture',
      's’entraîner au reveal et au retrait',
    ],
    says: 'Nous répétons tout le drop NFT avec vous sur un fork de la chaîne : phases, reveal et retrait. La répétition prend {nftAuditRehearsal}.',
  },
  'nft-audit-launch-day': {
    asks: [
      'Que contient la liste de lancement d’un drop NFT ?',
      'checklist de lancement',
      'qui signe quoi le jour du mint',
      'ordre des transactions du drop',
      'et si une transaction échoue pendant le mint',
    ],
    says: 'La liste de lancement d’un audit NFT donne les transactions du jour dans l’ordre. Elle dit qui signe chacune, et que faire si l’une échoue.',
  },
  'nft-audit-deliverables': {
    asks: [
      'Que recevons-nous d’un audit NFT ?',
      'livrables audit nft',
      'que contient le rapport nft',
      'gardons-nous les contrats d’attaque',
      'qu’avons-nous en main avant la vente',
    ],
    says: 'Un audit NFT vous donne les contrats d’attaque, un rapport et une liste de lancement. Chaque constat du rapport a ses lignes, son effet, un test qui échoue et une correction.',
  },
  'nft-audit-example': {
    asks: [
      'Puis-je voir un exemple de constat NFT ?',
      'exemple de constat d’un drop',
      'à quoi ressemble un bug nft signalé',
      'exemple de fonction mint vulnérable',
    ],
    says: 'La page de l’audit NFT montre un constat d’un drop modèle : une limite de mint qui compte ce qu’une adresse détient. Il a ses lignes, son effet, le test qui échoue et la correction.',
  },
  'nft-audit-needs': {
    asks: [
      'De quoi avez-vous besoin pour un audit NFT ?',
      'prérequis audit nft',
      'que faut-il envoyer avant le test du drop',
      'vous faut-il nos métadonnées et la whitelist',
      'documents pour la revue d’une collection',
    ],
    says: 'Pour un audit NFT, il nous faut un commit figé, le script de déploiement, l’allow-list, et les métadonnées ou leur générateur. Il nous faut aussi un tableau des phases, prix, limites et dates, et le propriétaire du contrat avant, pendant et après la vente.',
  },
  'nft-audit-excluded': {
    asks: [
      'Qu’est-ce qui n’est pas compris dans un audit NFT ?',
      'limites de l’audit nft',
      'jugez-vous notre art',
      'nous direz-vous quel prix plancher attendre',
      'vérifiez-vous aussi notre marketplace ou notre jeton',
    ],
    says: 'Un audit NFT n’examine ni marché ni jeton à côté du drop, et ne juge ni l’art ni son prix. Il ne protège pas non plus contre une personne aux nombreuses adresses.',
  },
  'nft-audit-many-wallets': {
    asks: [
      'Un audit NFT arrête-t-il une personne avec beaucoup de wallets ?',
      'protection sybil',
      'un collectionneur utilise cent adresses',
      'protection anti-bots pour notre mint',
      'acheteurs à plusieurs wallets',
    ],
    says: 'Un audit NFT ne protège pas contre une personne aux nombreuses adresses. Il teste que la limite tient pour chaque adresse.',
  },
  'nft-audit-soon': {
    asks: [
      'Notre vente NFT a lieu dans quelques jours. Pouvez-vous encore aider ?',
      'audit nft urgent',
      'drop la semaine prochaine sans revue',
      'vérifier un contrat de mint à la dernière minute',
      'audit express de notre collection',
    ],
    says: 'Peu avant une vente NFT, nous pouvons bien vérifier une partie : dites-nous laquelle vous inquiète le plus. Nous ne validons pas un audit complet plus vite que le code ne se lit.',
  },
  'nft-audit-fix-week': {
    asks: [
      'Combien de temps prévoir pour les corrections avant un drop NFT ?',
      'temps de correction avant le mint',
      'peut-on changer le contrat de mint la veille',
      'délai entre l’audit nft et la vente',
    ],
    says: 'Prévoyez une semaine pour les corrections avant votre drop NFT. Des drops échouent à cause de corrections faites la veille au soir.',
  },
  'nft-audit-order': {
    asks: [
      'Comment commander un audit NFT ?',
      'demander un audit nft',
      'réserver une revue pour notre drop',
      'où demander la vérification de ma collection',
      'devis pour une collection',
    ],
    says: 'Demandez un audit NFT sur sa page, ou envoyez la demande d’audit. Si votre collection est déjà sur une chaîne, inspectez-la d’abord et joignez le rapport.',
  },
  'nft-audit-inspector': {
    asks: [
      'Comment vérifier une collection NFT ici ?',
      'inspecteur nft',
      'inspecter une collection par son adresse',
      'cette collection nft est-elle sûre',
      'saisir l’adresse de mon nft',
    ],
    says: 'Saisissez l’adresse d’une collection NFT sur la page de l’audit NFT et appuyez sur « Inspect it ». Notre serveur interroge le contrat à un bloc, et vous voyez chaque constat dès qu’il arrive.',
  },
  'nft-audit-inspector-reads': {
    asks: [
      'Que lit l’inspecteur NFT ?',
      'l’inspecteur vérifie quoi',
      'l’inspecteur voit-il les pouvoirs du propriétaire',
      'l’outil voit-il si l’offre est limitée',
      'que vais-je apprendre sur une collection',
    ],
    says: 'L’inspecteur NFT lit les standards, l’offre, les royalties, les métadonnées d’un échantillon de pièces et les pouvoirs dans le code. Chaque constat dit ce qu’il signifie et comment nous l’avons trouvé.',
  },
  'nft-audit-inspector-free': {
    asks: [
      'L’inspecteur NFT est-il gratuit ?',
      'vérification nft gratuite',
      'prix d’une inspection',
      'faut-il un wallet pour inspecter une collection',
      'dois-je m’inscrire pour l’inspecteur',
    ],
    says: 'L’inspecteur NFT est gratuit, et il ne demande ni compte ni wallet.',
  },
  'nft-audit-inspector-limits': {
    asks: [
      'L’inspecteur NFT remplace-t-il un audit ?',
      'limites de l’inspecteur',
      'puis-je me fier à l’inspection seule',
      'l’inspecteur ne trouve rien, la collection est-elle sûre',
      'différence entre l’inspection et l’audit nft',
    ],
    says: 'L’inspecteur NFT voit une collection de l’extérieur : appels, code, stockage et fichiers à un bloc. Il ne lit pas le code source et ne trouve aucune faute de logique, donc il ne remplace pas un audit.',
  },
  'nft-audit-inspector-chain': {
    asks: [
      'Quelle chaîne l’inspecteur NFT lit-il ?',
      'l’inspecteur ne trouve pas de contrat',
      'puis-je inspecter une collection sur polygon',
      'inspecteur pour d’autres réseaux',
      'ma collection est introuvable',
    ],
    says: 'L’inspecteur NFT lit la seule chaîne à laquelle ce site est connecté, et le rapport la nomme. Il ne lit pas une collection d’une autre chaîne.',
  },
  'nft-audit-inspector-standards': {
    asks: [
      'Quels standards NFT peut-on inspecter ?',
      'ERC-721 et ERC-1155',
      'l’inspecteur prend-il les éditions',
      'puis-je y inspecter un jeton ERC-20',
      'l’inspecteur dit que ce n’est pas une collection',
    ],
    says: 'L’inspecteur NFT prend les collections ERC-721 et ERC-1155. Il refuse toute autre adresse et dit pourquoi, par exemple un jeton ERC-20 ou le compte d’une personne.',
  },
  'nft-audit-inspector-attacks': {
    asks: [
      'Quelles attaques NFT l’inspecteur trouve-t-il seul ?',
      'attaques que l’inspecteur voit',
      'l’inspection détecte-t-elle une mauvaise limite de mint',
      'que voit-on seulement dans le code source d’une collection',
    ],
    says: 'L’inspecteur NFT trouve {nftAuditSeenAttacks} des {nftAuditAttacks} attaques par les fonctions du code : brûler pour minter encore, royalty changée et images changées. Les autres demandent le code source.',
  },
  'nft-audit-inspector-weights': {
    asks: [
      'Comment l’inspecteur NFT pèse-t-il ses constats ?',
      'serious, notable, minor',
      'score d’une collection',
      'que veut dire « not found out » dans une inspection',
      'note d’un contrat nft',
    ],
    says: 'L’inspecteur NFT marque chaque constat comme grave, notable, mineur, à savoir ou non établi. Il ne donne pas de score.',
  },
  'nft-audit-inspector-share': {
    asks: [
      'Puis-je partager ou télécharger une inspection NFT ?',
      'télécharger l’inspection en json',
      'lien vers le rapport d’inspection',
      'imprimer le rapport d’une collection',
      'envoyer l’inspection avec une demande d’audit',
    ],
    says: 'Vous pouvez copier le lien d’une inspection NFT, la télécharger en JSON, l’imprimer ou ouvrir son rapport comme page. « Send it with an audit request » la joint à votre demande.',
  },
  'nft-audit-storage': {
    asks: [
      'Où stocker les métadonnées d’un NFT ?',
      'stockage nft',
      'serveur, ipfs, arweave ou sur la chaîne',
      'meilleur endroit pour les images nft',
      'comment faire durer mon art',
    ],
    says: 'Les métadonnées NFT peuvent être sur votre serveur, sous une adresse de contenu comme avec IPFS, dans un stockage payé une fois, ou sur la chaîne. Le serveur est le choix le plus faible, la chaîne le plus solide.',
  },
  'nft-audit-ipfs': {
    asks: [
      'IPFS suffit-il pour un NFT ?',
      'ipfs',
      'un fichier sur ipfs peut-il disparaître',
      'passerelle ou adresse de contenu dans le contrat',
      'qui garde les fichiers ipfs en ligne',
    ],
    says: 'Avec IPFS, personne ne peut échanger le fichier d’un NFT, car son adresse est un hachage du contenu. Il faut pourtant que quelqu’un garde le fichier, sinon rien ne répond à cette adresse.',
  },
  'nft-audit-on-chain': {
    asks: [
      'L’art NFT peut-il être stocké sur la chaîne même ?',
      'nft entièrement on-chain',
      'l’art on-chain est-il trop cher',
      'svg dessiné par un contrat',
      'coût en gas du stockage d’une image',
    ],
    says: 'L’art NFT sur la chaîne reste aussi longtemps que la chaîne. Y stocker une photo coûte cher, mais un contrat peut calculer un dessin à la demande, et demander est gratuit.',
  },
  'nft-audit-buyer': {
    asks: [
      'Que demander avant d’acheter un NFT ?',
      'checklist acheteur nft',
      'comment savoir si l’image va durer',
      'questions au créateur avant l’achat',
      'que vérifier comme collectionneur nft',
    ],
    says: 'Avant d’acheter un NFT, demandez ce que renvoie tokenURI, qui peut le changer, et si le contrat contient une adresse de contenu ou une passerelle. Demandez qui garde les fichiers et jusqu’à quand. Pour l’art sur la chaîne, demandez si le contrat qui dessine a un propriétaire.',
  },
  'nft-audit-creator': {
    asks: [
      'Que doit faire un créateur pour que les métadonnées NFT durent ?',
      'geler les métadonnées',
      'quand geler la base uri',
      'conseil aux artistes sur les métadonnées',
      'comment protéger mes collectionneurs de la perte des images',
    ],
    says: 'Mettez l’adresse de contenu de vos métadonnées NFT dans le contrat, et gelez-la dans la transaction du reveal. Publiez tous les fichiers en une archive avec son hachage. Si l’art peut se calculer, calculez-le.',
  },
}
