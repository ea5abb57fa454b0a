import type { facts as english } from '#content/answers/en/audit.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'audit-price': {
    asks: [
      'Combien coûte un audit de smart contract ?',
      'prix audit',
      'tarif pour vérifier nos contrats',
      'quel budget prévoir pour un audit',
      'combien facturez-vous une revue de code',
      'un audit de sécurité est-il cher',
    ],
    says: 'Un audit de smart contract coûte de {auditPrice}, pour un code de {auditLinesFrom} à {auditLinesTo} lignes. Ce prix est indicatif. Collez votre code sur la page de l’audit pour voir le vôtre.',
  },
  'audit-duration': {
    asks: [
      'Combien de temps dure un audit de smart contract ?',
      'durée audit',
      'quand le rapport est-il prêt',
      'combien de jours ouvrés pour une revue de sécurité',
      'nous lançons le mois prochain, a-t-on le temps pour un audit',
      'délai pour vérifier nos contrats',
    ],
    says: 'Un audit de smart contract prend {auditDays}, pour un code de {auditLinesFrom} à {auditLinesTo} lignes. Le temps de vos corrections s’y ajoute.',
  },
  'audit-what': {
    asks: [
      'Qu’est-ce qu’un audit de smart contract ?',
      'que faites-vous pendant un audit',
      'pouvez-vous chercher les bugs de mon contrat',
      'revue de sécurité solidity expliquée',
      'je ne suis pas technique, à quoi sert un audit',
    ],
    says: 'Lors d’un audit de smart contract, deux relecteurs lisent chaque ligne de votre Solidity et tentent de briser ce qu’elle promet. Chaque constat a un test qui échoue avant votre correction et passe après.',
  },
  'audit-for-whom': {
    asks: [
      'Avons-nous besoin d’un audit avant le lancement ?',
      'à qui s’adresse un audit',
      'un audit vaut-il la peine pour un petit projet',
      'seuls nos développeurs ont lu le code',
      'notre contrat va recevoir des dépôts d’utilisateurs',
    ],
    says: 'Un audit s’adresse aux équipes avant un lancement, dont les contrats recevront des dépôts et n’ont été lus que par leurs auteurs. Lors d’un premier échange, nous vous disons s’il convient.',
  },
  'audit-language': {
    asks: [
      'Quel langage de programmation auditez-vous ?',
      'audit solidity',
      'dans quel langage le contrat doit-il être écrit',
      'lisez-vous le solidity',
      'langages pris en charge pour l’audit',
    ],
    says: 'Nous auditons des contrats écrits en Solidity. Collez ou déposez vos fichiers .sol sur la page de l’audit pour voir les jours et le prix.',
  },
  'audit-reviewers': {
    asks: [
      'Combien de relecteurs lisent notre code ?',
      'nombre d’auditeurs',
      'qui regarde mon contrat',
      'un seul auditeur ou une équipe',
      'plusieurs personnes vérifient-elles le code',
    ],
    says: 'Un audit compte {auditReviewers} relecteurs, et chacun lit chaque ligne de votre code. Ils travaillent séparément.',
  },
  'audit-separate': {
    asks: [
      'Pourquoi les relecteurs travaillent-ils séparément ?',
      'et si les deux auditeurs ne sont pas d’accord',
      'les auditeurs comparent-ils leurs notes',
      'comment évitez-vous les faux positifs',
      'constat vu par un seul relecteur',
    ],
    says: 'Les relecteurs d’un audit lisent votre code séparément, et chacun tient une liste. Ce qu’un seul a vu, l’autre tente de le réfuter. Ce qui reste est prouvé par un test.',
  },
  'audit-steps': {
    asks: [
      'Comment se déroule un audit ?',
      'étapes audit',
      'processus de la revue de sécurité',
      'quelles sont les phases de l’audit et leur durée',
      'que se passe-t-il d’abord et ensuite',
    ],
    says: 'Un audit suit ces étapes : modèle de menace ({auditSetUp}), lecture ({auditReading}), rapport ({auditReport}), vos corrections à votre rythme et revue des corrections ({auditFixReview}).',
  },
  'audit-threat-model': {
    asks: [
      'Que se passe-t-il le premier jour d’un audit ?',
      'modèle de menace',
      'threat model',
      'réunion de lancement de l’audit',
      'comment savez-vous ce que notre contrat doit garantir',
    ],
    says: 'Le premier jour d’un audit, nous passons une heure avec vous sur le commit figé et écrivons ce qui ne doit jamais arriver. Le modèle de menace liste vos actifs, rôles, frontières de confiance et les invariants que nous attaquons.',
  },
  'audit-talk': {
    asks: [
      'Nos ingénieurs peuvent-ils parler aux relecteurs ?',
      'appel de revue après l’audit',
      'quelqu’un nous explique-t-il les constats',
      'y a-t-il une réunion sur le projet de rapport',
      'contact direct avec les auditeurs',
    ],
    says: 'Vous parlez avec les personnes qui lisent votre code. Un audit commence par une heure ensemble, et le projet de rapport s’accompagne d’un appel avec vos ingénieurs.',
  },
  'audit-deliverables': {
    asks: [
      'Que recevons-nous à la fin d’un audit ?',
      'livrables audit',
      'que comprend l’audit',
      'qu’est-ce que j’obtiens pour mon argent',
      'recevons-nous les tests que vous écrivez',
      'résultat de la revue de sécurité',
    ],
    says: 'Un audit vous donne un modèle de menace, les constats, les tests et un rapport. Les tests, avec chaque preuve et chaque invariant fuzzé, arrivent dans une branche de votre dépôt.',
  },
  'audit-finding-content': {
    asks: [
      'Que contient chaque constat d’un audit ?',
      'structure d’un constat',
      'nous dites-vous comment corriger le bug',
      'un constat nomme-t-il les lignes du code',
      'les findings sont-ils détaillés',
    ],
    says: 'Chaque constat d’un audit nomme sa gravité, ses lignes, sa cause et son effet, sous un numéro qui ne change pas. Un test qui échoue et une correction que nous acceptons l’accompagnent.',
  },
  'audit-report-format': {
    asks: [
      'Dans quels formats arrive le rapport d’audit ?',
      'rapport d’audit pdf',
      'rapport en json',
      'rapport lisible par une machine',
      'le rapport nomme-t-il le commit et le compilateur',
      'une autre firme peut-elle refaire votre travail',
    ],
    says: 'Un rapport d’audit arrive en HTML, PDF et JSON. Il nomme le commit, les hachages des fichiers, les réglages du compilateur et les versions des outils, pour que chacun puisse refaire le travail.',
  },
  'audit-report-public': {
    asks: [
      'Le rapport d’audit sera-t-il publié ?',
      'à qui est destiné le rapport',
      'pouvons-nous montrer le rapport aux investisseurs',
      'les résultats peuvent-ils rester confidentiels',
      'à qui appartient le rapport d’audit',
    ],
    says: 'Le rapport d’audit vous appartient, et vous décidez de le publier ou non. Si vous le publiez, publiez-le en entier, avec les constats ouverts et vos réponses.',
  },
  'audit-severities': {
    asks: [
      'Quelles gravités un constat peut-il avoir ?',
      'échelle de gravité',
      'comment notez-vous les constats',
      'niveaux de risque dans le rapport d’audit',
      'classement selon l’impact et la probabilité',
    ],
    says: 'Un audit classe les constats en {auditSeverities} gravités : critique, haute, moyenne, basse et informative. Nous pesons l’impact et la probabilité : ce qu’une attaque détruit, ce qu’elle coûte et ce qu’elle suppose.',
  },
  'audit-critical': {
    asks: [
      'Qu’est-ce qu’un constat critique ?',
      'gravité critique',
      'que faire face à un bug critique',
      'quand une faille est-elle critique',
      'le pire type de constat',
    ],
    says: 'Un constat critique signifie que n’importe qui peut prendre ou geler des fonds maintenant. Arrêtez le déploiement, ou agissez le jour même si le contrat est en ligne.',
  },
  'audit-high': {
    asks: [
      'Qu’est-ce qu’un constat de gravité haute ?',
      'gravité haute',
      'différence entre haute et critique',
      'peut-on déployer avec un constat de gravité haute',
      'quand notez-vous une faille élevée',
    ],
    says: 'Un constat de gravité haute signifie qu’un attaquant peut créer les conditions d’une perte, par exemple avec un flash loan qui déplace un prix. Corrigez-le avant le déploiement.',
  },
  'audit-medium': {
    asks: [
      'Qu’est-ce qu’un constat de gravité moyenne ?',
      'gravité moyenne',
      'faut-il corriger les constats moyens',
      'quand un bug n’est-il que moyen',
      'perte limitée',
    ],
    says: 'Un constat de gravité moyenne signifie que la perte a une limite ou qu’une fonction s’arrête. Corrigez-le, ou publiez pourquoi vous l’acceptez.',
  },
  'audit-low': {
    asks: [
      'Qu’est-ce qu’un constat de gravité basse ?',
      'gravité basse',
      'les constats faibles sont-ils importants',
      'le code diffère de sa spécification',
      'quand dites-vous qu’un bug est faible',
    ],
    says: 'Un constat de gravité basse signifie que le code diffère de sa spécification, sans perte. Corrigez-le avec le prochain changement.',
  },
  'audit-informational': {
    asks: [
      'Qu’est-ce qu’un constat informatif ?',
      'gravité informative',
      'peut-on ignorer les constats informatifs',
      'remarques sans effet dans le rapport',
      'le niveau le plus bas d’un constat',
    ],
    says: 'Un constat informatif n’a aucun effet aujourd’hui, par exemple un événement sans le compte dont un indexeur a besoin. Vous décidez de changer le code ou non.',
  },
  'audit-critical-news': {
    asks: [
      'Quand apprenons-nous un constat critique ?',
      'faut-il attendre le rapport en cas de bug grave',
      'à quel moment signalez-vous les constats',
      'bug critique signalé le jour même',
      'si vous trouvez quelque chose de terrible en plein audit',
    ],
    says: 'Nous vous signalons un constat critique le jour même. Vous voyez chaque autre constat de l’audit le jour où nous l’écrivons.',
  },
  'audit-proof': {
    asks: [
      'Comment prouvez-vous un constat ?',
      'preuve de concept pour chaque bug',
      'comment savoir qu’un constat est réel',
      'test qui échoue',
      'exécutez-vous vraiment l’attaque',
    ],
    says: 'Nous prouvons chaque constat d’un audit par un test. Il échoue avant votre correction, passe après, et vous le gardez. Un constat sans un tel test est marqué comme une opinion.',
  },
  'audit-tools': {
    asks: [
      'Quels outils utilisez-vous pour un audit ?',
      'outils audit',
      'analyse statique',
      'fuzzing et vérification formelle',
      'faites-vous du fuzzing sur nos contrats',
    ],
    says: 'Nous utilisons l’analyse statique, le fuzzing et un solveur pendant un audit. Ce qu’un outil affiche devient un constat quand un relecteur l’a prouvé.',
  },
  'audit-scanner': {
    asks: [
      'Un scanner automatique ne suffit-il pas ?',
      'scanner au lieu d’un audit',
      'une ia peut-elle vérifier mon contrat',
      'nous avons lancé slither, faut-il encore des humains',
      'outil d’audit gratuit',
    ],
    says: 'Un scanner trouve des motifs, comme une valeur de retour non vérifiée ou une garde absente. Il ne sait pas ce que promet votre contrat. Lors d’un audit, nous écrivons ce qui doit toujours être vrai, puis tentons de le briser.',
  },
  'audit-finds': {
    asks: [
      'Quels types de fautes un audit trouve-t-il ?',
      'que trouve un audit',
      'quelles failles cherchez-vous',
      'erreurs d’arrondi et cas limites',
      'vérifiez-vous qui a quel rôle',
    ],
    says: 'Un audit trouve bien quatre types de fautes : promesses non tenues, hypothèses fausses sur d’autres contrats, rôles que personne n’a listés et calculs aux limites.',
  },
  'audit-outside': {
    asks: [
      'Qu’est-ce qu’un audit ne regarde pas ?',
      'hors du périmètre de l’audit',
      'vérifiez-vous aussi notre frontend et notre backend',
      'l’audit couvre-t-il les clés volées et le phishing',
      'test d’intrusion de notre site',
    ],
    says: 'Un audit de contrat ne regarde ni votre page web, ni vos clés, ni votre domaine, ni les paquets que la page charge. Il porte sur le code du commit nommé.',
  },
  'audit-guarantee': {
    asks: [
      'Un audit garantit-il que le code est sûr ?',
      'garantie d’un audit',
      'trouvez-vous tous les bugs',
      'peut-on encore être piraté après l’audit',
      'et si vous ratez une faille',
      'êtes-vous responsables si le contrat audité est exploité',
    ],
    says: 'Un audit n’est pas une garantie, et aucun ne trouve toutes les fautes. Notre rapport dit de quoi nous doutons et ce qu’il faut surveiller. Pour de grosses sommes, ajoutez une deuxième firme et une prime aux bugs.',
  },
  'audit-badge': {
    asks: [
      'Recevons-nous un badge ou un certificat ?',
      'certificat d’audit',
      'score de sécurité',
      'pouvons-nous afficher un logo audité sur notre site',
      'quelle note aura notre contrat',
    ],
    says: 'Un audit se termine par des constats. Nous ne donnons ni badge, ni certificat, ni score, car un score n’apprend rien sur un contrat.',
  },
  'audit-economics': {
    asks: [
      'Examinez-vous notre tokenomics pendant l’audit ?',
      'audit tokenomics',
      'jugez-vous si notre jeton aura de la valeur',
      'l’audit dit-il si le projet est un bon placement',
      'audit économique',
    ],
    says: 'Un audit ne juge ni votre économie ni le cours de votre jeton. Il vous dit où le code rompt ses promesses.',
  },
  'audit-needs': {
    asks: [
      'De quoi avez-vous besoin pour un audit ?',
      'prérequis audit',
      'quels documents fournir avant la revue',
      'vous faut-il une spécification',
      'que doit-on préparer avant le début de l’audit',
      'nos développeurs doivent-ils être disponibles',
    ],
    says: 'Pour un audit, il nous faut un commit figé qui se compile et se teste en une commande, et une courte spécification. Il nous faut aussi la liste des rôles privilégiés avec leurs titulaires, et un ingénieur qui répond en un jour.',
  },
  'audit-checklist': {
    asks: [
      'Que contient la liste de préparation ?',
      'checklist audit',
      'comment préparer mon code à un audit',
      'notre dépôt est-il prêt pour la revue',
      'préparation avant un audit de sécurité',
    ],
    says: 'La liste de l’audit demande un build en une commande, un commit figé, des avertissements expliqués et des dépendances fixées. Elle demande des tests de chaque changement d’état, des tests des refus et des invariants fuzzés. S’y ajoutent spécification, rôles, risques connus et une personne qui répond.',
  },
  'audit-cheaper': {
    asks: [
      'Comment rendre un audit moins cher ?',
      'remise audit',
      'réduire le coût de la revue',
      'combien économise-t-on avec un code bien préparé',
      'l’audit est trop cher pour nous',
    ],
    says: 'La préparation rend un audit moins cher. Chaque point de la liste économise {auditItemSaving} de la lecture, jusqu’à {auditMostSaving}. Cochez les points sur la page de l’audit, et l’estimation baisse.',
  },
  'audit-fixes': {
    asks: [
      'Que se passe-t-il après le rapport d’audit ?',
      'comment vérifiez-vous nos corrections',
      'qui corrige les bugs trouvés',
      'combien de temps avons-nous pour corriger',
      'contre-audit des correctifs',
    ],
    says: 'Après le rapport d’audit, vous corrigez les constats à votre rythme, avec un commit pour chacun. Nous lisons chaque correction comme du code neuf et la notons résolue, en partie résolue ou acceptée.',
  },
  'audit-acknowledged': {
    asks: [
      'Que veut dire « acknowledged » dans un rapport d’audit ?',
      'acknowledged finding',
      'peut-on laisser un constat sans correction',
      'constat accepté',
      'statut d’un constat : résolu, en partie résolu',
    ],
    says: 'Un constat accepté (« acknowledged ») est toujours dans le code, et le rapport d’audit en donne la raison. Lisez ces constats en premier dans un rapport.',
  },
  'audit-later-changes': {
    asks: [
      'L’audit reste-t-il valable si nous changeons le code ?',
      'code modifié après l’audit',
      'combien de temps un audit est-il valable',
      'une mise à jour demande-t-elle un nouvel audit',
      'le rapport expire-t-il',
    ],
    says: 'Un rapport d’audit vaut pour le commit qu’il nomme. Le code changé ensuite est du code neuf : nous le comptons, en donnons le prix et le relisons.',
  },
  'audit-live': {
    asks: [
      'Pouvez-vous auditer un contrat déjà en ligne ?',
      'audit après le déploiement',
      'notre contrat détient déjà de l’argent sur le mainnet',
      'est-il trop tard pour une revue après le lancement',
      'nous avons lancé sans audit et je m’inquiète',
    ],
    says: 'Un audit reste utile quand votre contrat est en ligne. Dites-le-nous d’abord : nous convenons d’un canal privé et commençons par le contrat qui détient l’argent.',
  },
  'audit-not-ready': {
    asks: [
      'Faut-il commander un audit avant que le code soit fini ?',
      'code pas prêt pour un audit',
      'trop tôt pour une revue de sécurité',
      'pouvez-vous auditer un prototype',
      'quel est le bon moment pour un audit',
    ],
    says: 'Un audit demande un code fini, sur un commit figé. Un échange avant l’estimation ne coûte rien et peut finir par le conseil d’attendre. Nos services blockchain peuvent terminer un code qui n’est pas prêt.',
  },
  'audit-speed': {
    asks: [
      'Combien de lignes un relecteur lit-il par jour ?',
      'lignes par jour',
      'vitesse de lecture d’un auditeur',
      'à quelle vitesse lisez-vous du code',
      'combien de code en une semaine',
    ],
    says: 'Chaque relecteur d’un audit lit {auditLinesPerDay} lignes normalisées par jour.',
  },
  'audit-lines': {
    asks: [
      'Comment comptez-vous les lignes d’un audit ?',
      'nSLOC',
      'qu’est-ce qu’une ligne normalisée',
      'les commentaires et lignes vides comptent-ils',
      'comment mesure-t-on la taille de mon code',
    ],
    says: 'Pour un audit, nous comptons les lignes normalisées : sans commentaires ni lignes vides, et une instruction compte une fois. Une ligne d’interface compte pour {auditInterfaceShare} d’une ligne.',
  },
  'audit-estimate': {
    asks: [
      'Comment estimer le prix de mon propre audit ?',
      'estimation audit',
      'calculateur d’audit pour mon code',
      'coller du solidity et voir le prix',
      'où déposer le code pour avoir un chiffre',
    ],
    says: 'Collez votre Solidity sur la page de l’audit, ou déposez-y des fichiers, un dossier ou une archive .zip. Votre navigateur compte les lignes et affiche les jours et le prix de l’audit.',
  },
  'audit-code-private': {
    asks: [
      'Voyez-vous le code que je colle dans le compteur ?',
      'mon code source est-il envoyé',
      'l’estimation envoie-t-elle mes contrats à votre serveur',
      'mon code non publié est-il en sécurité dans le calculateur d’audit',
      'stockez-vous le solidity collé',
      'j’ai peur que quelqu’un copie notre code',
    ],
    says: 'Le compteur de l’audit fonctionne dans votre navigateur : il n’envoie et ne garde rien de votre code. Une demande d’audit ne porte que les noms, les nombres de lignes et les hachages de vos fichiers.',
  },
  'audit-files': {
    asks: [
      'Quels fichiers le compteur d’audit lit-il ?',
      'envoyer un zip',
      'déposer un dossier dans le compteur',
      'taille maximale d’un fichier pour l’estimation',
      'mon archive est refusée par le compteur',
    ],
    says: 'Le compteur de l’audit prend du Solidity collé, des fichiers .sol, des dossiers et des archives .zip. Un fichier Solidity peut avoir {auditFileSize}. Un comptage peut porter sur {auditMostFiles} fichiers et {auditTotalSize} en tout.',
  },
  'audit-left-out': {
    asks: [
      'Pourquoi le compteur écarte-t-il certains de mes fichiers ?',
      'fichiers écartés',
      'l’estimation compte-t-elle les tests et les mocks',
      'les dépendances et node_modules sont-ils comptés',
      'le compteur d’audit a ignoré mon dossier de tests',
    ],
    says: 'Le compteur de l’audit écarte les tests, les mocks, les scripts et les dépendances, et donne la raison pour chaque fichier. Cochez « Count tests, mocks, scripts and dependencies too » pour les compter aussi.',
  },
  'audit-count-for-us': {
    asks: [
      'Pouvez-vous compter notre code pour nous ?',
      'compteur d’audit sans javascript',
      'je ne veux pas compter les lignes moi-même',
      'l’estimation n’affiche rien',
      'nous bloquons les scripts, comment avoir une estimation',
    ],
    says: 'Le compteur de l’audit a besoin de JavaScript dans votre navigateur. Sans lui, envoyez la demande d’audit, et nous comptons vos lignes pour vous.',
  },
  'audit-large': {
    asks: [
      'Y a-t-il une taille limite pour l’estimation d’un audit ?',
      'très grande base de code',
      'nombre maximal de lignes dans le calculateur',
      'notre protocole est énorme, pouvez-vous chiffrer l’audit',
      'des centaines de milliers de lignes',
    ],
    says: 'L’estimation d’un audit va jusqu’à {auditMostLines} lignes. Demandez-nous un devis si votre code est plus grand.',
  },
  'audit-request': {
    asks: [
      'Comment commander un audit ?',
      'demander un audit',
      'formulaire audit',
      'où réserver une revue de sécurité',
      'je veux que vous auditiez mon contrat, que faire',
      'soumettre un contrat à la revue',
    ],
    says: 'Remplissez la demande sur la page de l’audit, en {auditRequestSteps} courtes étapes : le code, le périmètre et vous. Vous recevez une référence et une page qui montre la suite.',
  },
  'audit-request-fields': {
    asks: [
      'Que dois-je indiquer dans la demande d’audit ?',
      'champs obligatoires du formulaire d’audit',
      'faut-il un dépôt pour demander un audit',
      'voulez-vous un hash de commit',
      'quels champs de la demande sont facultatifs',
    ],
    says: 'La demande d’audit exige votre nom, votre adresse e-mail et les chaînes de votre code. Si tout le monde peut lire le code, elle exige aussi le dépôt et le commit. Tous les autres champs sont facultatifs.',
  },
  'audit-private-repository': {
    asks: [
      'Pouvez-vous auditer un dépôt privé ?',
      'audit dépôt privé',
      'notre code n’est pas encore public',
      'comment donner accès aux auditeurs',
      'code sur un gitlab privé',
    ],
    says: 'Vous pouvez demander l’audit d’un code privé. Choisissez « Not public yet » dans la demande, et dites quand et comment vous nous donnez accès. Retirez de l’adresse tout mot de passe ou jeton d’accès.',
  },
  'audit-reply': {
    asks: [
      'Quand répondez-vous à une demande d’audit ?',
      'j’ai envoyé le formulaire d’audit, et maintenant',
      'pas encore de réponse à ma demande',
      'délai de réponse pour un audit',
      'ma demande d’audit est-elle arrivée',
    ],
    says: 'Une personne lit votre demande d’audit et répond en un jour ouvré. Vous recevez aussi un e-mail avec votre référence et le lien vers la page de votre demande.',
  },
  'audit-status': {
    asks: [
      'Comment suivre ma demande d’audit ?',
      'statut de mon audit',
      'où est la page de ma demande',
      'où en est la revue',
      'qui doit agir ensuite dans mon audit',
      'd’autres peuvent-ils voir ma demande d’audit',
    ],
    says: 'Ouvrez le lien dans l’e-mail sur votre demande d’audit. Sa page montre l’état, qui agit ensuite et ce que vous avez envoyé. Gardez ce lien pour vous, car quiconque l’a peut y lire et y répondre.',
  },
  'audit-states': {
    asks: [
      'Quels états une demande d’audit peut-elle avoir ?',
      'que veut dire scheduled sur ma page',
      'états de la demande : reçue, chiffrée, en revue',
      'que vient-il après le devis accepté',
      'pouvez-vous refuser notre audit',
    ],
    says: 'Une demande d’audit est reçue, lue, chiffrée, acceptée, planifiée, en revue, livrée et close, dans cet ordre. Elle finit plus tôt si vous refusez le devis ou si nous ne pouvons pas faire l’audit.',
  },
  'audit-accept': {
    asks: [
      'Comment accepter ou refuser votre devis d’audit ?',
      'accepter le devis d’audit',
      'refuser le devis',
      'que se passe-t-il quand nous acceptons le devis',
      'puis-je avoir un autre devis après un refus',
      'quand envoyez-vous le contrat pour l’audit',
    ],
    says: 'Vous acceptez ou refusez le devis d’audit par un bouton sur la page de votre demande. Après votre accord, nous envoyons le contrat et confirmons le premier jour. Pour un autre devis, répondez à l’e-mail.',
  },
  'audit-withdraw': {
    asks: [
      'Comment retirer ma demande d’audit ?',
      'annuler demande d’audit',
      'effacer ce que j’ai envoyé avec le formulaire d’audit',
      'nous ne voulons plus d’audit',
      'reprendre ma demande',
    ],
    says: 'Choisissez « Withdraw this request » sur la page de votre demande d’audit. Notre base de données efface alors la demande avec tout ce que vous avez envoyé. Cela ne peut pas être annulé.',
  },
  'audit-request-kept': {
    asks: [
      'Combien de temps gardez-vous ma demande d’audit ?',
      'conservation des demandes d’audit',
      'gardez-vous ma demande pour toujours',
      'quand ma demande d’audit est-elle supprimée',
    ],
    says: 'Nous gardons une demande d’audit {auditRequestKept}, à compter de son arrivée. Vous pouvez la retirer plus tôt sur sa page.',
  },
  'audit-start': {
    asks: [
      'Quand un audit peut-il commencer ?',
      'date de début audit',
      'quand vos auditeurs sont-ils disponibles',
      'y a-t-il une liste d’attente',
      'pouvons-nous réserver une semaine pour notre audit',
    ],
    says: 'Le devis de votre audit en nomme le premier jour. Indiquez la date souhaitée dans la demande, et nous confirmons le jour après votre accord.',
  },
  'audit-sample-report': {
    asks: [
      'Puis-je lire un exemple de rapport d’audit ?',
      'exemple de rapport',
      'montrez-moi à quoi ressemblent vos rapports',
      'modèle de rapport à télécharger',
      'voir un rapport avant de commander',
      'anciens rapports d’audit',
    ],
    says: 'Notre exemple de rapport d’audit porte sur nos propres contrats et a la forme d’un rapport pour un client. Lisez-le comme page, PDF ou JSON. Ce n’est pas un audit indépendant.',
  },
  'audit-sample-findings': {
    asks: [
      'Qu’avez-vous trouvé dans vos propres contrats ?',
      'constats de l’exemple de rapport',
      'problèmes connus de vos lockers',
      'y a-t-il des bugs critiques dans vos contrats',
      'faiblesses des contrats de ce site',
    ],
    says: 'L’exemple d’audit de nos propres contrats n’a aucun constat critique ni haut. Certains sont moyens : des fonctions qui s’arrêtent ou des pertes limitées. Chacun a un numéro et notre raison de l’accepter.',
  },
  'audit-example': {
    asks: [
      'Pouvez-vous me montrer un exemple de constat ?',
      'exemple de constat',
      'vault défectueux',
      'exemple de réentrance',
      'voir un bug, sa preuve et sa correction',
    ],
    says: 'La page de l’audit montre un vault que nous avons écrit défectueux, avec un constat de chaque gravité. Chacun a ses lignes, le test qui le prouve et la correction que nous avons acceptée.',
  },
  'audit-check-report': {
    asks: [
      'Comment lire le rapport d’audit d’un autre projet ?',
      'ce rapport d’audit vaut-il quelque chose',
      'que regarder dans un rapport d’audit',
      'un jeton se dit audité, puis-je le croire',
      'faux audit',
    ],
    says: 'Cinq choses en disent le plus sur un rapport d’audit : le commit avec ses hachages, le périmètre, les constats acceptés, la liste des rôles, les jours et les lecteurs. Un score n’apprend rien.',
  },
  'audit-beside': {
    asks: [
      'Que faire en plus d’un audit ?',
      'sécurité au-delà de l’audit',
      'un seul audit suffit-il',
      'deuxième audit par une autre firme',
      'bug bounty',
      'surveillance et plan d’urgence après le lancement',
    ],
    says: 'Testez des propriétés avant l’audit, et ajoutez une deuxième firme si la somme est grande. Ensuite, limitez la perte possible des premières semaines et faites surveiller. Offrez une prime aux bugs, et écrivez un plan pour une attaque.',
  },
  'audit-agreed-result': {
    asks: [
      'Nous promettez-vous un rapport d’audit sans constat ?',
      'il nous faut juste un rapport qui dit que tout va bien',
      'garantir un audit positif',
      'pouvez-vous omettre un constat',
      'acheter un audit favorable',
    ],
    says: 'Nous refusons les audits dont le résultat est convenu d’avance. Le rapport nomme chaque constat, et vous répondez à ceux que vous ne corrigez pas.',
  },
  'audit-brochure': {
    asks: [
      'Y a-t-il une brochure sur vos audits ?',
      'brochure sécurité',
      'un document sur les audits pour mon chef',
      'aperçu de vos services de sécurité en pdf',
    ],
    says: 'La brochure sécurité décrit les deux audits en quelques pages : ce que vous recevez, le déroulement, le prix et ce que nous refusons. Lisez-la comme page ou PDF.',
  },
}
