import type { facts as english } from '#content/answers/en/privacy.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'privacy-what': {
    asks: [
      '¿Qué datos personales guardan?',
      'protección de datos',
      'rgpd',
      'política de privacidad en breve',
      'qué saben de mí',
    ],
    says: 'Guardamos lo que usted envía por un formulario y nada de lo que lee aquí. La declaración de privacidad, en /privacy, indica cada campo, su finalidad y su plazo.',
  },
  'privacy-responsible': {
    asks: [
      '¿Quién es responsable de mis datos?',
      'responsable del tratamiento',
      'delegado de protección de datos',
      'identidad del responsable',
    ],
    says: '{privacyEntity}, {privacyAddress}, decide qué guarda este sitio y por qué.{privacySample} Por sus datos, escriba a {privacyEmail}.',
  },
  'privacy-basis': {
    asks: [
      '¿Con qué base legal guardan mis datos?',
      'base jurídica rgpd',
      'para qué necesitan mis datos',
      'finalidad del tratamiento',
    ],
    says: 'La tabla de /privacy#kept indica la finalidad y la base de cada dato. Mensajes y llamadas se basan en su petición, el boletín y el pledge en su consentimiento, los contadores en nuestro interés en un sitio que funcione.',
  },
  'privacy-cookies': {
    asks: [
      '¿Usan cookies?',
      'cookie',
      'por qué no hay aviso de cookies',
      'tengo que aceptar cookies',
      'se pone una cookie si solo leo',
    ],
    says: 'Solo ponemos una cookie cuando usted inicia sesión con una cartera o pregunta al asistente. Si solo lee, no hay ninguna. Cada cookie contiene un número aleatorio y sirve únicamente para eso.',
  },
  'privacy-cookie-list': {
    asks: [
      '¿Qué cookies hay y cuánto duran?',
      'lista de cookies',
      'duración de las cookies',
      'cuándo caduca la cookie de sesión',
      'nombres de las cookies',
    ],
    says: 'Hay {privacyCookies} cookies. Una dura cinco minutos, mientras firma un mensaje, otra mantiene la sesión {privacySignIn}, y otra recupera su chat durante {privacyChat} tras la última pregunta.',
  },
  'privacy-tracking': {
    asks: [
      '¿Rastrean a los visitantes?',
      'se registran mis clics',
      'google analytics',
      'publicidad y píxeles',
      'scripts de terceros',
    ],
    says: 'El sitio no tiene rastreo, ni publicidad, ni código de otra empresa. Nada guardamos de lo que usted lee aquí.',
  },
  'privacy-receivers': {
    asks: [
      '¿Quién recibe mis datos?',
      'terceros',
      'comparten mis datos con otros',
      'encargados del tratamiento',
      'se reenvía mi consulta a socios',
    ],
    says: 'Lo que usted envía llega a nuestro servidor de correo. Donde los usamos, llega también a nuestro propio sistema de consultas y al servicio que responde al chat. Nadie más lo recibe.',
  },
  'privacy-sell': {
    asks: [
      '¿Venden mis datos?',
      'venta de direcciones',
      'se vende mi correo a anunciantes',
      'recibiré spam si les escribo',
    ],
    says: 'Nada vendemos de lo que usted nos envía. Su dirección recibe el boletín solo si usted lo pide y lo confirma.',
  },
  'privacy-messages': {
    asks: [
      '¿Cuánto tiempo guardan mi mensaje?',
      'plazo de conservación',
      'cuánto se almacena una consulta',
      'cuánto tiempo queda mi formulario con ustedes',
    ],
    says: 'Mensajes, solicitudes de auditoría, preguntas pasadas desde el chat y reservas de llamada se guardan {privacyMessages} desde su llegada. Puede borrarlos antes en /privacy/your-data.',
  },
  'privacy-newsletter': {
    asks: [
      '¿Qué guardan de los suscriptores del boletín?',
      'datos del boletín',
      'cuánto se guarda una dirección del boletín',
      'nunca confirmé, tienen todavía mi dirección',
    ],
    says: 'Una dirección que nunca confirma el boletín se borra tras {privacyUnconfirmed}. Una confirmada queda hasta que usted se da de baja, y la prueba de su consentimiento {privacyProof} más.',
  },
  'privacy-mails': {
    asks: [
      '¿Qué correos automáticos envían?',
      'avisos en mi bandeja de entrada',
      'recibí un correo que no pedí',
      'alguien puso mi dirección en su sitio',
    ],
    says: 'Solo recibe correos sobre lo que pidió: una llamada, una solicitud de auditoría, el boletín, el pledge, las fechas de una cuenta o sus datos. Si otra persona escribió su dirección, no confirme nada.',
  },
  'privacy-reminders': {
    asks: [
      '¿Qué guardan si pido correos sobre las fechas de una cuenta?',
      'datos de los avisos de fechas',
      'correo vinculado a mi cartera',
      'revela el aviso que la cuenta es mía',
    ],
    says: 'Para los correos sobre las fechas de una cuenta guardamos su dirección y la cuenta, pero no si es suya. Lo no confirmado se borra tras {privacyUnconfirmed}. Un enlace en cada correo los termina.',
  },
  'privacy-see': {
    asks: [
      '¿Cómo veo lo que guardan sobre mí?',
      'exportar mis datos',
      'descargar mis datos',
      'derecho de acceso',
      'portabilidad de datos',
    ],
    says: 'Escriba su correo en /privacy/your-data. Recibe un enlace que muestra todo lo guardado sobre él y lo descarga como archivo. El enlace está abierto {privacyLinkHours}.',
  },
  'privacy-erase': {
    asks: [
      '¿Cómo borro mis datos?',
      'eliminación',
      'derecho al olvido',
      'borren todo lo que tienen de mí',
      'solicitud de supresión rgpd',
    ],
    says: 'Escriba su correo en /privacy/your-data y use el enlace recibido para borrar todo al instante. Para ello no hace falta cuenta ni intervención de una persona.',
  },
  'privacy-erase-rest': {
    asks: [
      '¿Qué queda después de borrar mis datos?',
      'se borra todo de verdad',
      'lista de exclusión',
      'conservan mis correos después del borrado',
    ],
    says: 'Tras un borrado eliminamos a mano los correos de nuestro buzón, en treinta días. Si estaba en el boletín, un hash evita que vuelva a recibirlo. Lo que está en una cadena permanece.',
  },
  'privacy-no-mail': {
    asks: [
      'Pedí mis datos y no llega ningún correo. ¿Por qué?',
      'no llega el enlace de mis datos',
      'el enlace ha caducado',
      'perdí el acceso al buzón',
    ],
    says: 'Si nada guardamos sobre una dirección, no sale correo, para que nadie sepa a quién conocemos. Un enlace está abierto {privacyLinkHours}. Si ya no lee esa dirección, escriba a {privacyEmail}.',
  },
  'privacy-correct': {
    asks: [
      '¿Cómo hago corregir mis datos?',
      'rectificación',
      'oponerme al tratamiento',
      'limitar el uso de mis datos',
      'mi nombre está mal guardado',
    ],
    says: 'Escriba a {privacyEmail} para corregir sus datos, oponerse a su uso o detenerlo. Respondemos en un mes.',
  },
  'privacy-complain': {
    asks: [
      '¿Dónde puedo reclamar por protección de datos?',
      'autoridad de control',
      'reclamación rgpd',
      'autoridad competente en privacidad',
    ],
    says: 'Puede reclamar ante esta autoridad: {privacyAuthority}. También vale la del país donde vive. Escriba también a {privacyEmail}, para que podamos corregirlo.',
  },
  'privacy-where': {
    asks: [
      '¿Dónde se almacenan mis datos?',
      'ubicación de los servidores',
      'país de alojamiento',
      'transferencia a otros países',
    ],
    says: 'El servidor y la base de datos están aquí: {privacyHosting}. A otros países no enviamos nada, salvo que un correo para usted va adonde esté su buzón.',
  },
  'privacy-backups': {
    asks: [
      '¿Cuánto tiempo guardan mis datos las copias de seguridad?',
      'retención de backups',
      'se borran las copias antiguas',
      'copias de seguridad',
    ],
    says: 'Las copias de seguridad se sobrescriben tras {privacyBackups}. Los datos borrados desaparecen de la base al instante, y de las copias en ese plazo.',
  },
  'privacy-chain': {
    asks: [
      '¿Pueden borrar algo de la blockchain?',
      'datos públicos en la cadena',
      'quitar una transacción de la blockchain',
      'es pública la actividad de mi cartera',
    ],
    says: 'Lo que usted escribe en una blockchain es público en todas partes y permanece. Nosotros no podemos borrarlo, ni nadie más.',
  },
  'privacy-wallet': {
    asks: [
      '¿Qué guardan cuando conecto mi cartera?',
      'privacidad de la dirección de cartera',
      'se vincula mi dirección con mi nombre',
      'datos al iniciar sesión con cartera',
    ],
    says: 'Una cartera conectada solo la recuerda su navegador. Iniciar sesión guarda la dirección de su cuenta y hashes, hasta que cierra la sesión y {privacySignIn} como máximo.',
  },
  'privacy-account-data': {
    asks: [
      '¿Cómo veo los datos de la cuenta de mi cartera?',
      'exportar con la cartera en vez del correo',
      'borrar lo vinculado a mi dirección ethereum',
      'qué saben de la cuenta de mi cartera',
    ],
    says: 'Inicie sesión con la cartera y abra /privacy/your-data. La página muestra lo que pertenece a su cuenta, para descargarlo o borrarlo.',
  },
  'privacy-ip': {
    asks: ['¿Guardan mi dirección IP?', 'dirección ip', 'se registra mi ip', 'necesito un vpn'],
    says: 'Una dirección de red nunca se guarda tal cual. Los contadores y algunos registros tienen un hash, y la sal del día se borra tras {privacyHash}.',
  },
  'privacy-logs': {
    asks: [
      '¿Qué anota el servidor en una visita?',
      'registros del servidor',
      'logs de acceso',
      'retención de logs',
      'se registra mi navegador',
    ],
    says: 'El servidor escribe una línea por petición: hora, número aleatorio, ruta, método, estado, duración y lugar de un error. Dirección de red, correo, lo escrito y navegador nunca figuran. Guardamos las líneas {privacyLogs}.',
  },
  'privacy-device': {
    asks: [
      '¿Qué guardan en mi navegador?',
      'local storage',
      'qué queda en mi dispositivo',
      'borrar los datos locales de este sitio',
      'ordenador compartido',
    ],
    says: 'Su navegador guarda borradores, tema, última cartera, chat, planes sin terminar y transacciones recientes. Nada se envía solo, y puede borrarlo en el navegador. La lista está en /privacy#device.',
  },
  'privacy-draft': {
    asks: [
      '¿Se guarda mi formulario sin terminar?',
      'borrador',
      'cerré la pestaña antes de enviar',
      'he perdido lo que escribí',
    ],
    says: 'Su navegador guarda el borrador de un formulario en su dispositivo hasta que lo envía o lo descarta, treinta días como máximo. Antes del envío nada vemos de él.',
  },
  'privacy-public': {
    asks: [
      '¿Qué datos míos se hacen públicos?',
      'se muestra mi nombre en algún sitio',
      'publican lo que escribo',
      'qué ven otros visitantes de mí',
    ],
    says: 'Dos acciones publican lo que usted escribe. Firmar el pledge muestra su nombre, su papel y su página, y con cartera también su cuenta. Publicar piezas de una colección muestra sus imágenes y textos.',
  },
  'privacy-pieces': {
    asks: [
      '¿Cuánto guardan las imágenes de mi colección?',
      'imágenes nft en su servidor',
      'quitar las imágenes de mi colección',
      'se puede retirar un archivo de ipfs',
    ],
    says: 'Las imágenes y metadatos publicados quedan mientras exista este sitio, o hasta que usted pida retirarlos. Una imagen sin pieza se borra tras {privacyUnusedPicture}. Un archivo en IPFS no puede retirarse.',
  },
  'privacy-mint': {
    asks: [
      '¿Qué guardan cuando pagan mi mint?',
      'datos del nft de evento',
      'se guarda mi cuenta tras canjear el código',
      'qué queda de un mint patrocinado',
    ],
    says: 'De un mint que pagamos guardamos la cuenta y la transacción {privacyMint} después de completarse. Qué código se pagó queda más tiempo, para no pagar dos veces.',
  },
  'privacy-inspection': {
    asks: [
      '¿Cuánto guardan un informe del inspector de NFT?',
      'se guarda mi revisión de nft',
      'conservación del informe de inspección',
      'cuándo desaparece un informe de inspección',
    ],
    says: 'Un informe del inspector de NFT se guarda {privacyInspection}, o tanto como la solicitud con la que se envió. Contiene lo que muestran una cadena y servidores públicos, y su cuenta si ha iniciado sesión.',
  },
  'privacy-children': {
    asks: ['¿Es este sitio para niños?', 'edad mínima', 'datos de menores', 'mi hijo les escribió'],
    says: 'El sitio es para personas que hacen y usan contratos. A sabiendas, nada guardamos de menores de dieciséis años. Si ocurre, díganoslo y lo borramos.',
  },
  'privacy-breach': {
    asks: [
      '¿Qué pasa si se filtran mis datos?',
      'brecha de datos',
      'me avisan si pierden datos',
      'un extraño vio mi mensaje',
    ],
    says: 'Si sus datos se pierden o los ve un extraño, y eso puede perjudicarle, avisamos sin demora a usted y a la autoridad.',
  },
  'privacy-safe': {
    asks: [
      '¿Cómo protegen mis datos?',
      'seguridad de los datos',
      'medidas técnicas',
      'quién tiene acceso a la base de datos',
    ],
    says: 'Las páginas ejecutan solo nuestro código, y el navegador rechaza cualquier otro. Los enlaces de los correos se guardan como hashes. El operador lee lo que usted envía por correo y con comandos en el servidor, no en una página.',
  },
  'privacy-automated': {
    asks: [
      '¿Decide un programa algo sobre mí?',
      'decisiones automatizadas',
      'elaboración de perfiles',
      'rechaza un algoritmo mi consulta',
    ],
    says: 'Un programa por sí solo nada decide sobre usted. Su consulta la lee y la responde una persona.',
  },
  'privacy-changes': {
    asks: [
      '¿Cuándo cambió la declaración de privacidad?',
      'versión de la política de privacidad',
      'cómo anuncian los cambios de privacidad',
      'novedades de la declaración de privacidad',
    ],
    says: 'La declaración de privacidad está en la versión {privacyVersion}, del {privacyVersionDate}. Una versión nueva lleva número y fecha nuevos. Lo que ya tenemos se guarda como se prometió o menos tiempo.',
  },
  'privacy-policy': {
    asks: [
      '¿Cómo se protege este sitio contra código inyectado?',
      'content security policy',
      'protección xss',
      'seguridad de su propio sitio',
    ],
    says: 'Cada página lleva una política que solo permite nuestros propios scripts, y ningún otro sitio puede enmarcarla. Scripts de terceros no hay. El documento /whitepaper/security-of-this-site lo explica todo.',
  },
  'privacy-code-hash': {
    asks: [
      '¿Y si su alojamiento cambia un archivo del sitio?',
      'script manipulado',
      'hash de los scripts',
      'ataque a la cadena de suministro',
    ],
    says: 'La construcción del sitio lista el hash de cada script, y el navegador rechaza un archivo distinto. Cada dependencia directa está fijada por el hash de su archivo.',
  },
  'privacy-captcha': {
    asks: [
      '¿Tengo que resolver un captcha?',
      'protección contra bots de los formularios',
      'recaptcha',
      'por qué calcula mi navegador antes de enviar',
    ],
    says: 'Usted no resuelve acertijos de imágenes, y ningún servicio externo lo observa. Su navegador calcula durante una fracción de segundo, y unos límites frenan los abusos.',
  },
  'privacy-scriptless': {
    asks: [
      '¿Funciona el sitio sin JavaScript?',
      'noscript',
      'enviar un formulario sin javascript',
      'navegador tor sin scripts',
    ],
    says: 'Puede leer todas las páginas y enviar sus formularios sin ningún script. Las herramientas con cartera sí lo necesitan.',
  },
  'privacy-not-covered': {
    asks: [
      '¿Qué no cubre la seguridad de este sitio?',
      'límites de la seguridad de su web',
      'riesgos residuales del sitio',
      'y si mi ordenador está infectado',
    ],
    says: 'Quedan fuera: el alojamiento, navegadores antiguos, una hoja de estilo tras un error, conexiones sin cifrar, un buzón leído por otros y contadores tras una caída. También nosotros mismos, pues nadie externo nos ha auditado. Un ordenador infectado tampoco se cubre.',
  },
  'privacy-outside-audit': {
    asks: [
      '¿Ha probado una empresa externa la seguridad de este sitio?',
      'informe de pentest de su web',
      'certificado de seguridad externo del sitio',
      'prueba de seguridad externa de la página',
      'verificación independiente del sitio',
    ],
    says: 'La seguridad de este sitio no la ha auditado una empresa externa: el documento sobre ella es nuestra propia palabra. El código y sus pruebas están abiertos, y usted puede comprobarlos.',
  },
  'privacy-report': {
    asks: [
      '¿Cómo informo de una vulnerabilidad?',
      'security.txt',
      'divulgación responsable',
      'encontré un fallo en su web',
      'contacto de seguridad',
    ],
    says: 'Escriba a {privacySecurityEmail}: qué encontró, dónde y cómo repetirlo. Una persona responde en dos días laborables y le dice cuándo está corregido. Antes de eso, no lo publique.',
  },
  'privacy-bounty': {
    asks: [
      '¿Hay un programa de recompensas (bug bounty)?',
      'recompensa por un fallo',
      'pagan a los investigadores',
      'dinero por encontrar fallos',
    ],
    says: 'Recompensa no hay. Si lo desea, lo nombramos en la nota de la corrección.',
  },
  'privacy-research': {
    asks: [
      '¿Puedo probar la seguridad de su sitio?',
      'reglas para investigadores de seguridad',
      'me demandarán por hacer pruebas',
      'pentest permitido',
    ],
    says: 'Pruebe solo con su propia copia o sus propios datos. Deje en paz los datos ajenos, la velocidad del sitio y a nuestra gente. Así no tomamos medidas legales contra usted.',
  },
  'privacy-publish': {
    asks: [
      '¿Cuándo puedo publicar una vulnerabilidad notificada?',
      'plazo de divulgación',
      'cuánto esperar antes de publicar un fallo',
      'puedo escribir en mi blog sobre el fallo',
    ],
    says: 'Denos noventa días antes de publicar una vulnerabilidad. Si somos más lentos, publíquela.',
  },
}
