import type { facts as english } from '#content/answers/en/terms.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'terms-forbidden': {
    asks: [
      'Qu’est-ce qui est interdit sur ce site ?',
      'règles d’utilisation',
      'usage interdit',
      'puis-je aspirer le site automatiquement',
    ],
    says: 'N’essayez pas de casser ou d’inonder le site, ne vous faites pas passer pour un autre et n’envoyez rien qui ne soit à vous. Une faute trouvée nous est signalée en premier.',
  },
  'terms-advice': {
    asks: [
      'Ce site donne-t-il des conseils financiers ?',
      'avertissement',
      'ceci n’est pas un conseil',
      'puis-je me fier à vos articles',
    ],
    says: 'Les textes et outils de ce site expliquent et calculent. Ils ne sont ni un conseil financier, juridique ou fiscal, ni une offre d’achat ou de vente.',
  },
  'terms-liability': {
    asks: [
      'Êtes-vous responsables si je perds de l’argent ?',
      'responsabilité',
      'qui paie les dommages',
      'limitation de responsabilité',
      'serai-je indemnisé après une attaque',
    ],
    says: 'Nous répondons sans limite d’un dommage causé exprès ou par négligence grave, et des blessures. Les outils gratuits sont fournis tels quels. Nous ne répondons pas des actes d’autrui sur une chaîne, des cours, des clés perdues, des wallets ou nœuds en panne, ni des gains manqués.',
  },
  'terms-consumer': {
    asks: [
      'Quels sont mes droits en tant que consommateur ?',
      'protection du consommateur',
      'droit de rétractation',
      'les conditions limitent-elles mes droits légaux',
    ],
    says: 'En tant que consommateur, vous gardez tous les droits que la loi de votre pays vous donne. Vous pouvez aussi saisir un tribunal chez vous.',
  },
  'terms-final': {
    asks: [
      'Peut-on annuler une transaction ?',
      'tokens envoyés à la mauvaise adresse',
      'pouvez-vous récupérer des coins volés',
      'j’ai signé par erreur',
      'clés perdues',
    ],
    says: 'Personne ne peut reprendre ce qui est écrit sur une chaîne, ni vous ni nous. Avant de signer, lisez ce que la page et votre wallet disent de l’action, de l’actif, du montant et des frais.',
  },
  'terms-yours': {
    asks: [
      'Qui est responsable d’un contrat que je déploie ici ?',
      'à qui appartient juridiquement le token',
      'qui est l’émetteur du token',
      'répondez-vous de mon token',
    ],
    says: 'Un contrat que vous déployez est à vous, et ce qu’il fait aussi. Vous signez avec votre propre wallet, et nous ne détenons jamais vos clés ni vos actifs.',
  },
  'terms-availability': {
    asks: [
      'Promettez-vous une disponibilité ?',
      'sla',
      'et si le réseau est en panne quand j’en ai besoin',
      'disponibilité des outils',
    ],
    says: 'Nous ne pouvons pas promettre qu’une chaîne, un wallet ou un nœud fonctionne à un moment donné. Nous pouvons modifier un outil ou le retirer.',
  },
  'terms-shutdown': {
    asks: [
      'Qu’arrive-t-il à mes contrats si votre société ferme ?',
      'le site disparaît',
      'et si vous faites faillite',
      'tout marchera-t-il encore sans vous',
    ],
    says: 'Ce que vous avez écrit sur une chaîne avec un outil reste tel quel, même si nous modifions ou retirons l’outil.',
  },
  'terms-agreement': {
    asks: [
      'Y a-t-il un accord écrit pour une mission ?',
      'convention entre nous',
      'contrat-cadre',
      'que dit l’accord de mission',
      'les CGU du site valent-elles pour un audit',
    ],
    says: 'Nous réalisons un audit, un contrat ou un design sur la base d’un accord écrit. Il indique ce que nous livrons, quand, à quel prix et qui répond de quoi. S’il diffère des conditions du site, l’accord prévaut.',
  },
  'terms-refund': {
    asks: [
      'Puis-je être remboursé ?',
      'remboursement',
      'et si je ne suis pas satisfait du travail',
      'annuler une commande déjà commencée',
    ],
    says: 'Le site n’énonce pas de règle de remboursement : un accord écrit fixe pour chaque mission la livraison et le prix. Nous corrigeons nos propres erreurs gratuitement. Les frais payés à une chaîne ne se reprennent pas.',
  },
  'terms-nda': {
    asks: [
      'Signez-vous un accord de confidentialité ?',
      'nda',
      'clause de secret',
      'mon idée est-elle en sécurité chez vous',
    ],
    says: 'Nous signons un accord de confidentialité si vous le souhaitez. Même sans lui, nous ne montrons à personne d’extérieur ce que vous nous envoyez.',
  },
  'terms-material': {
    asks: [
      'À qui appartient ce que je vous envoie ?',
      'droits sur mes documents',
      'utilisez-vous mon code pour d’autres clients',
      'droit d’auteur sur ce que j’envoie',
    ],
    says: 'Ce que vous nous envoyez reste à vous. Nous l’utilisons pour vous répondre et faire le travail, et ne le montrons à personne d’extérieur.',
  },
  'terms-licence': {
    asks: [
      'Sous quelle licence est votre code ?',
      'licence mit',
      'puis-je réutiliser vos contrats à des fins commerciales',
      'puis-je forker le site',
    ],
    says: 'Le code de ce site et les contrats que ses outils déploient sont sous licence MIT. Vous pouvez les utiliser, les modifier et les vendre en gardant la mention. Ils sont fournis sans garantie.',
  },
  'terms-quote': {
    asks: [
      'Puis-je citer vos textes ?',
      'reproduire un article',
      'puis-je mettre un lien vers vous',
      'reprendre un paragraphe de votre blog',
    ],
    says: 'Vous pouvez citer nos textes avec un lien. L’usage du nom et de la marque est expliqué sur /media#marks.',
  },
  'terms-law': {
    asks: ['Quel droit régit les conditions ?', 'droit applicable', 'juridiction compétente', 'tribunal compétent'],
    says: 'Le droit applicable à ces conditions est celui-ci : {termsLaw}. Ses tribunaux décident. Un consommateur peut aussi saisir un tribunal chez lui.',
  },
  'terms-dispute': {
    asks: [
      'Que faire en cas de litige ?',
      'réclamation sur votre travail',
      'médiation',
      'différend',
      'nous contestons le résultat',
    ],
    says: 'Écrivez d’abord à {termsEmail}, car cela règle presque tout. Sinon, les tribunaux nommés dans les conditions décident ; un consommateur peut aussi saisir un tribunal chez lui.',
  },
  'terms-changes': {
    asks: [
      'Quand les conditions ont-elles changé ?',
      'version des conditions générales',
      'de nouvelles conditions sont-elles rétroactives',
      'mise à jour des conditions',
    ],
    says: 'Les conditions en sont à la version {termsVersion}, du {termsVersionDate}. Une nouvelle version vaut à partir de sa date. Ce que vous avez fait avant reste sous la version du jour.',
  },
}
