import type { facts as english } from '#content/answers/en/grants.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'grant-what': {
    asks: [
      'Qu’est-ce qu’une attribution (grant) ?',
      'grant définition',
      'payer des employés en tokens',
      'tokens révocables pour l’équipe',
      'comment marche une attribution pour l’équipe',
    ],
    says: 'Une attribution (grant) garde des tokens pour un compte, acquis selon un calendrier. Le bénéficiaire retire l’acquis à tout moment. L’entreprise peut l’arrêter si ses termes le prévoient.',
  },
  'grant-for-whom': {
    asks: [
      'À qui s’adressent les attributions ?',
      'grants pour conseillers',
      'plan de tokens pour fondateurs et salariés',
      'les grants conviennent-ils aux investisseurs',
    ],
    says: 'Les attributions sont pour les équipes et conseillers, qui peuvent partir avant que tout soit acquis. Pour des promesses aux acheteurs et détenteurs, utilisez un verrou de tokens.',
  },
  'grant-vs-lock': {
    asks: [
      'Quelle est la différence entre une attribution et un verrou ?',
      'grant ou verrou',
      'attribution ou verrou pour l’équipe',
      'comparer grants et verrouillage',
    ],
    says: 'Une attribution peut finir plus tôt si le compte désigné la révoque ; un verrou non. Une attribution ne compte pas comme verrouillée et ne se prolonge, ne se divise ni ne se fusionne. Attributions pour l’équipe, verrous pour les acheteurs.',
  },
  'grant-fee': {
    asks: [
      'Combien coûte une attribution ?',
      'frais de grant',
      'les grants sont-ils gratuits',
      'paie-t-on par employé pour les attributions',
    ],
    says: 'Les attributions sont sans frais de notre part : vous ne payez que les frais de réseau. Donner, retirer et révoquer n’ont aucun frais pour nous, et le contrat n’a pas de fonction pour en ajouter.',
  },
  'grant-gas': {
    asks: [
      'Combien de gas prend une attribution ?',
      'gas des grants',
      'combien d’attributions dans une transaction',
      'une attribution révocable coûte-t-elle plus de gas',
    ],
    says: 'Chaque attribution d’une liste prend au plus {grantsGasRevocable} si elle est révocable, et {grantsGasFixed} sinon. Une transaction contient au plus {grantsAtOnceRevocable} attributions révocables ou {grantsAtOnceFixed} autres.',
  },
  'grant-how': {
    asks: [
      'Comment donner une attribution ?',
      'créer un grant',
      'mettre en place le vesting d’un nouvel employé',
      'étapes pour attribuer des tokens à l’équipe',
    ],
    says: 'Pour donner une attribution, ouvrez la page Grants et connectez un portefeuille. Choisissez le token, le bénéficiaire, le montant, le calendrier et qui peut révoquer. Puis signez ou approuvez, et envoyez.',
  },
  'grant-list': {
    asks: [
      'Puis-je donner des attributions à toute une équipe depuis une liste ?',
      'CSV de grants',
      'dates de début propres à chaque employé',
      'plusieurs attributions avec une seule signature',
    ],
    says: 'Vous pouvez donner des attributions à une liste : collez des lignes ou chargez un fichier CSV de {grantsMostRows} lignes au plus. Chaque ligne peut avoir son calendrier. Une approbation ou signature couvre la liste, que nous répartissons en transactions.',
  },
  'grant-permit': {
    asks: [
      'Puis-je signer au lieu d’approuver pour des attributions ?',
      'permit grants',
      'une attribution demande-t-elle une approbation',
      'combien de signatures pour plusieurs attributions',
    ],
    says: 'Si le token a des permits, vous signez pour la somme entière au lieu de l’approuver, ce qui épargne une transaction. Sinon, une approbation d’exactement la somme vient d’abord.',
  },
  'grant-schedules': {
    asks: [
      'Quels calendriers une attribution peut-elle avoir ?',
      'calendrier de grant avec cliff',
      'une attribution peut-elle commencer à la date d’embauche passée',
      'vesting mensuel pour un grant d’employé',
    ],
    says: 'Une attribution peut s’acquérir à une date, en ligne avec ou sans cliff, en parts égales ou par vos propres segments. Le début peut être passé, la fin au plus {grantsLongest} plus tard.',
  },
  'grant-segments': {
    asks: [
      'Une attribution peut-elle suivre une courbe personnelle ?',
      'segments de grant',
      'vesting lent puis rapide',
      'pause au milieu d’une attribution',
    ],
    says: 'Vos propres segments ont chacun une durée, une part et une forme : régulier, lent puis rapide, rapide puis lent, ou tout à la fin. Une attribution a jusqu’à {grantsMostSegments} segments ; une pause est un segment vide.',
  },
  'grant-revoke': {
    asks: [
      'Qui peut révoquer une attribution ?',
      'révoquer un grant',
      'arrêter le vesting d’un employé',
      'comment mettre fin à une attribution plus tôt',
    ],
    says: 'Une attribution ne peut être révoquée que par le compte qui y est nommé. Vous choisissez vous-même, un autre compte comme un multisig, ou personne. La révocation marche une fois et ne se reprend pas.',
  },
  'grant-leaver': {
    asks: [
      'Que devient une attribution quand un employé part ?',
      'qui garde les tokens acquis après la révocation',
      'reprendre ce qui n’est pas acquis',
      'est-ce que je perds mes tokens si je démissionne',
    ],
    says: 'Après une révocation, le bénéficiaire garde tous les tokens acquis, et le reste revient. Le compte qui a révoqué reprend ce reste, vers toute adresse.',
  },
  'grant-notice': {
    asks: [
      'Une attribution peut-elle avoir un préavis ?',
      'préavis avant révocation',
      'l’entreprise peut-elle révoquer sans préavis',
      'trois mois de préavis dans un grant',
    ],
    says: 'Avec un préavis, une attribution révoquée continue de s’acquérir jusqu’à la fin du délai, et le contrat l’impose. Sans préavis, la révocation prend effet à la seconde même.',
  },
  'grant-renounce': {
    asks: [
      'Une attribution peut-elle être irrévocable ?',
      'renoncer au droit de révoquer',
      'grant sans révocation',
      'mon employeur peut-il promettre de ne jamais révoquer',
    ],
    says: 'Une attribution peut être créée sans que personne ne puisse la révoquer, et le compte habilité peut renoncer à ce droit plus tard. Y renoncer est irréversible.',
  },
  'grant-withdraw': {
    asks: [
      'Comment retirer les tokens de mon attribution ?',
      'retirer mon grant',
      'j’ai reçu une attribution, où retirer les tokens',
      'retirer plusieurs grants en une transaction',
    ],
    says: 'Le bénéficiaire d’une attribution retire l’acquis à tout moment, vers toute adresse. Ouvrez « Received » sur la page Grants ; plusieurs attributions d’un token se retirent en une transaction.',
  },
  'grant-push': {
    asks: [
      'L’entreprise peut-elle envoyer l’acquis à l’employé ?',
      'versement d’une attribution pour le bénéficiaire',
      'l’employé n’a pas de gas pour retirer',
      'verser un grant automatiquement',
    ],
    says: 'Une attribution peut permettre à chacun d’envoyer l’acquis au bénéficiaire. Les tokens vont à lui seul, il peut désactiver cela, et l’expéditeur paie les frais de réseau.',
  },
  'grant-hand-over': {
    asks: [
      'Puis-je transférer une attribution à un autre compte ?',
      'déplacer mon grant vers un nouveau portefeuille',
      'transmettre le droit de révoquer',
      'changer le bénéficiaire d’une attribution',
    ],
    says: 'Les deux parties d’une attribution se transmettent : celle du bénéficiaire et le droit de révoquer. Le nouveau compte accepte dans une seconde étape : une adresse mal saisie n’obtient aucun droit.',
  },
  'grant-change': {
    asks: [
      'Puis-je modifier une attribution après l’avoir donnée ?',
      'prolonger un grant',
      'compléter une attribution',
      'mauvais calendrier dans une attribution',
    ],
    says: 'Une attribution ne se modifie pas après coup : ni prolongation, ni division, ni fusion, ni ajout de tokens. Pour donner plus, faites-en une autre.',
  },
  'grant-not-locked': {
    asks: [
      'Les tokens d’une attribution comptent-ils comme verrouillés ?',
      'grants dans l’offre verrouillée',
      'montrer nos attributions comme un verrou aux acheteurs',
      'attribution absente de la preuve de verrou',
    ],
    says: 'Les tokens d’une attribution ne comptent pas comme verrouillés, même si personne ne peut la révoquer. Nos sommes et preuves de verrous les excluent ; pour un verrou prouvable, utilisez Token locking.',
  },
  'grant-admin': {
    asks: [
      'Votre société peut-elle toucher à une attribution ou la suspendre ?',
      'admin du contrat de grants',
      'quelqu’un peut-il changer le calendrier de mon attribution',
      'le contrat de grants est-il modifiable',
    ],
    says: 'Le calendrier d’une attribution ne peut être changé ni mis en pause par personne, et aucun frais prélevé : le contrat n’a pas cette fonction. Nous n’avons aucun droit sur une attribution.',
  },
  'grant-page': {
    asks: [
      'Y a-t-il une page publique pour une attribution ?',
      'certificat de grant',
      'vérifier l’attribution promise par mon employeur',
      'que montre la page d’une attribution',
    ],
    says: 'Chaque attribution a une page publique, sans portefeuille. La page montre ce qui est attribué, acquis et retiré, qui peut révoquer et avec quel préavis, le calendrier et l’historique.',
  },
  'grant-find': {
    asks: [
      'Où trouver mon attribution ?',
      'chercher un grant',
      'liste des attributions que j’ai données',
      'voir toutes les attributions d’un token',
    ],
    says: 'Trouvez toute attribution sur la page Grants, sous « Find a grant », par son numéro ou son token. Connectez un portefeuille pour voir celles que vous avez données et reçues.',
  },
  'grant-lost-key': {
    asks: [
      'Et si l’entreprise perd la clé qui peut révoquer ?',
      'clé de révocation perdue',
      'reste non repris après révocation',
      'compte le plus sûr pour le droit de révoquer',
    ],
    says: 'Si le compte habilité à révoquer perd sa clé, l’attribution continue comme prévu ; un reste que personne ne reprend demeure dans le contrat. Un multisig d’entreprise l’évite.',
  },
  'grant-audited': {
    asks: [
      'Le contrat de grants a-t-il été audité ?',
      'audit TokenGrants',
      'une attribution est-elle sûre',
      'comment le contrat de grants est-il testé',
    ],
    says: 'TokenGrants n’a pas été audité par une société extérieure. Nous le testons par fuzzing et invariants ; le code et les tests sont publics. Lisez qui peut révoquer et avec quel préavis avant de compter sur une attribution.',
  },
  'grant-address': {
    asks: [
      'Quelle est l’adresse du contrat de grants ?',
      'adresse TokenGrants',
      'sur quel réseau sont les attributions',
      'adresse du contrat d’attributions',
    ],
    says: 'TokenGrants a l’adresse {grantsAddress} sur chaque réseau où il est déployé. Comparez l’adresse entière, pas seulement ses extrémités.',
  },
  'grant-without-site': {
    asks: [
      'Puis-je donner des attributions sans votre site ?',
      'appeler TokenGrants depuis un script',
      'attributions quand le site est hors ligne',
      'les grants de nos employés survivent-ils si vous fermez',
    ],
    says: 'Donner des attributions sur notre page demande un portefeuille et JavaScript. Sans la page, appelez create sur le contrat TokenGrants avec tout outil ; les bénéficiaires retirent de même.',
  },
}
