import type { facts as english } from '#content/answers/en/library.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'library-blog': {
    asks: [
      '¿De qué trata su blog?',
      'blog',
      'escriben artículos',
      'dónde leo sus publicaciones',
      'quién escribe el blog',
    ],
    says: 'En el blog, los ingenieros que auditan y escriben contratos aquí cuentan cómo fallan los contratos, cómo probamos los nuestros y qué hemos medido. Las cifras salen de nuestros propios registros. El blog está en inglés.',
  },
  'library-categories': {
    asks: [
      '¿Qué categorías tiene el blog?',
      'temas del blog',
      'solo artículos sobre tokens',
      'filtrar artículos por etiqueta o autor',
    ],
    says: 'El blog tiene cuatro categorías: Contracts, Tokens, Practice y This site. Debajo de la lista de artículos usted elige también una etiqueta o un autor.',
  },
  'library-feeds': {
    asks: [
      '¿Hay un canal RSS?',
      'rss',
      'feed atom o json',
      'seguir el blog en mi lector',
      'suscribirme sin dar mi correo',
    ],
    says: 'Usted puede seguir el blog y nuestras noticias por RSS, Atom o JSON Feed. Cada categoría del blog tiene sus propios canales, y los enlaces están al pie de su página.',
  },
  'library-newsletter': {
    asks: [
      '¿Cómo me suscribo al boletín?',
      'newsletter',
      'apuntarme a la lista de correo',
      'dónde está el formulario del boletín',
      'el boletín es gratis',
    ],
    says: 'Para recibir el boletín, escriba su correo al pie de cualquier página y pulse Send. Le enviamos un enlace, y está en la lista en cuanto confirma allí su dirección.',
  },
  'library-newsletter-often': {
    asks: [
      '¿Con qué frecuencia envían el boletín?',
      'cuántos correos voy a recibir',
      'me van a llenar de spam',
      'comparten mi dirección del boletín',
    ],
    says: 'El boletín no tiene ritmo fijo: escribimos cuando hay algo que merece leerse. Usamos su dirección para enviarlo y nunca la compartimos.',
  },
  'library-newsletter-confirm': {
    asks: [
      '¿Por qué debo confirmar mi dirección para el boletín?',
      'no llega el correo de confirmación',
      'doble opt-in',
      'el enlace de confirmación ha caducado',
      'alguien me apuntó al boletín',
    ],
    says: 'La confirmación demuestra que la dirección es suya; sin ella no está en la lista. Borramos una dirección sin confirmar después de {libraryUnconfirmed}. Si no llega ningún correo, compruebe la ortografía y la carpeta de spam, y escriba la dirección otra vez un día después.',
  },
  'library-unsubscribe': {
    asks: [
      '¿Cómo me doy de baja del boletín?',
      'darse de baja',
      'no recibir más correos',
      'cancelar la suscripción al boletín',
      'quitarme de la lista de correo',
    ],
    says: 'Cada correo del boletín tiene un enlace con el que usted deja la lista. Guardamos la prueba de su consentimiento durante {libraryConsentProof} más.',
  },
  'library-whitepapers': {
    asks: [
      '¿Qué whitepapers tienen?',
      'whitepaper',
      'documentos técnicos',
      'descargar el libro blanco',
      'hay un documento sobre el diseño de sus contratos',
    ],
    says: 'Tenemos tres whitepapers: How a lock holds, Claims without a server y The security of this site. Al lado hay una muestra de informe de auditoría. Cada uno es una página y un PDF, en inglés.',
  },
  'library-lock-paper': {
    asks: [
      '¿Qué dice el whitepaper sobre los bloqueos?',
      'how a lock holds',
      'whitepaper TokenLocker',
      'documento sobre el diseño de sus lockers',
      'detalles técnicos de los bloqueos de tokens y liquidez',
    ],
    says: 'El whitepaper How a lock holds describe el diseño de TokenLocker y PositionLocker. Trata sus promesas, el almacenamiento, los calendarios, las pruebas y los costes, y lo que un bloqueo no hace.',
  },
  'library-claims-paper': {
    asks: [
      '¿Qué dice el whitepaper sobre los claims?',
      'claims without a server',
      'whitepaper de airdrops merkle y códigos de mint',
      'documento sobre MerkleClaims y CodeMint721',
    ],
    says: 'El whitepaper Claims without a server describe cómo MerkleClaims paga una lista y cómo CodeMint721 acepta códigos impresos. Trata los árboles, las cuentas, las firmas y los costes, y lo que ninguno de los dos contratos puede ver.',
  },
  'library-security-paper': {
    asks: [
      '¿Qué dice el whitepaper sobre la seguridad del sitio?',
      'modelo de seguridad de esta web',
      'documento sobre la content security policy',
      'cómo protegen a los visitantes con wallet, hay un documento',
    ],
    says: 'El whitepaper The security of this site dice quién ataca un sitio así, cómo lo defendemos, qué hemos medido y dónde termina la defensa. Trata las reglas del navegador, los scripts, los formularios, las wallets, el inicio de sesión y los datos.',
  },
  'library-sample-contents': {
    asks: [
      '¿Qué contiene la muestra de informe de auditoría?',
      'contenido de la auditoría de muestra',
      'qué capítulos tiene la muestra de auditoría',
      'auditoría de muestra en JSON o página web',
    ],
    says: 'Una muestra de informe de auditoría sobre nuestros propios contratos está publicada como página, PDF y archivo JSON. Contiene el alcance con hashes, el método, lo que dieron las herramientas y cada hallazgo con su número.',
  },
  'library-sample-independent': {
    asks: [
      '¿El informe de muestra es una auditoría independiente?',
      'se auditaron a ustedes mismos en la muestra',
      'quién escribió el informe sobre sus contratos',
      'el informe de muestra es real o inventado',
    ],
    says: 'El informe de muestra no es una auditoría independiente, porque lo escribimos sobre nuestros propios contratos. Sus hashes, herramientas, cifras y hallazgos son reales. Para un cliente, dos revisores leen cada línea por separado.',
  },
  'library-check-report': {
    asks: [
      '¿Cómo compruebo yo mismo el informe de muestra?',
      'hash del informe',
      'el archivo del informe es auténtico',
      'hallazgos en JSON',
      'suma de verificación del informe de muestra',
    ],
    says: 'La página del informe de muestra calcula en su navegador el hash de su archivo JSON y lo compara. Los comandos de las herramientas están en el repositorio, así que usted puede repetir cada cifra en su equipo.',
  },
  'library-brochures': {
    asks: [
      '¿Qué folletos tienen?',
      'folleto',
      'algo para pasar a un compañero',
      'presentación de la empresa',
      'resumen de sus servicios para imprimir',
    ],
    says: 'Tenemos cuatro folletos: Security, Tokens and locks, Claims and event mints, y Marketing and design. Cada uno dice en pocas páginas, en inglés, qué recibe, cómo funciona, cuánto cuesta y qué rechazamos.',
  },
  'library-pdf': {
    asks: [
      '¿Puedo descargar sus documentos en PDF?',
      'pdf',
      'leer los documentos sin conexión',
      'imprimir el whitepaper o un folleto',
      'el PDF se puede leer con un lector de pantalla',
    ],
    says: 'Cada whitepaper, cada folleto y el informe de muestra es una página y un PDF etiquetado con las mismas palabras. El enlace al PDF está en la lista y arriba en el documento.',
  },
  'library-no-email': {
    asks: [
      '¿Tengo que dar mi correo para una descarga?',
      'los whitepapers son gratis',
      'descargar sin registro',
      'me llamará un comercial si descargo un folleto',
    ],
    says: 'Todos los documentos, los folletos y el informe de muestra son gratis. No pedimos ninguna dirección de correo antes de una descarga.',
  },
  'library-versions': {
    asks: [
      '¿Cómo veo qué ha cambiado en un documento?',
      'versión del whitepaper',
      'el folleto está al día',
      'historial de cambios de los documentos',
      'este PDF es el más reciente',
    ],
    says: 'Cada documento nombra su versión y su fecha, y al pie de su página se lee qué cambió en cada versión. Al lado está la suma de verificación del PDF, que le dice si su copia es la más reciente.',
  },
  'library-press-kit': {
    asks: [
      '¿Dónde está su kit de prensa?',
      'kit de prensa',
      'descargar su logo',
      'dossier de prensa zip',
      'soy periodista y necesito imágenes',
    ],
    says: 'El kit de prensa se descarga en un archivo en la página de medios, de uso libre cuando escribe sobre nosotros. Contiene nuestras marcas en SVG y PNG, los sellos de las páginas, los colores, textos sobre nosotros y las licencias.',
  },
  'library-logo-use': {
    asks: [
      '¿Cómo puedo usar su logo?',
      'guía de marca',
      'puedo cambiar el color de su logo',
      'poner su sello en mi web',
      'reglas para usar su nombre',
    ],
    says: 'Usted puede usar nuestras marcas cuando escribe sobre nosotros: sin cambios, sobre un tono liso, con un cuarto de la altura del sello alrededor. La marca dice que escribe sobre nosotros, y no que le recomendamos.',
  },
  'library-press-words': {
    asks: [
      '¿Hay un texto corto sobre su empresa para la prensa?',
      'boilerplate',
      'descripción de la empresa para copiar',
      'cómo los presento en un artículo',
    ],
    says: 'La página de medios tiene textos en inglés sobre nosotros de {libraryShortText}, {libraryMiddleText} y {libraryLongText} palabras, cada uno con un botón para copiarlo. Puede usarlos como quiera.',
  },
  'library-colours': {
    asks: [
      '¿Qué colores y tipografías usan?',
      'colores de marca hex',
      'qué fuente usa este sitio',
      'tipos de letra',
      'paleta con contrastes',
    ],
    says: 'La página de medios da cada color del sitio de día y de noche, con su contraste. Las tipografías son Bodoni Moda, Instrument Sans y Spline Sans Mono, todas con la SIL Open Font License.',
  },
  'library-press-contact': {
    asks: [
      '¿Quién es su contacto de prensa?',
      'consulta de prensa',
      'quiero una entrevista para mi podcast',
      'pregunta de un periodista',
      'departamento de prensa',
    ],
    says: 'Para la prensa, escriba a {libraryPressEmail} o use el formulario de contacto. Respondemos a la prensa en un día laborable.',
  },
  'library-news': {
    asks: [
      '¿Dónde encuentro noticias de la empresa?',
      'noticias',
      'qué hay de nuevo en el sitio',
      'comunicados de prensa',
    ],
    says: 'Las noticias de la empresa y de este sitio están en la página de medios, las más nuevas primero. Puede seguirlas por RSS, Atom o JSON Feed.',
  },
  'library-survey': {
    asks: [
      '¿De qué trata la encuesta?',
      'encuesta',
      'cuánto dura el cuestionario',
      'cuántas preguntas tiene la encuesta',
      'participar en su estudio sobre la confianza',
    ],
    says: 'La encuesta pregunta qué le hace confiar en un contrato. Usted responde {librarySurveyQuestions} preguntas en unos dos minutos, y la última es opcional.',
  },
  'library-survey-results': {
    asks: [
      '¿Puedo ver los resultados de la encuesta?',
      'resultados de la encuesta',
      'qué respondieron los demás',
      'por qué está cerrada la encuesta para mí',
      'ver las respuestas sin participar',
    ],
    says: 'Usted ve los resultados de la encuesta después de responder, o sin responder, lo que cierra la encuesta en su dispositivo. Los porcentajes se muestran cuando han respondido {libraryEnoughAnswers} personas.',
  },
  'library-survey-anonymous': {
    asks: [
      '¿La encuesta es anónima?',
      'guarda mi nombre el cuestionario',
      'qué hacen con mis respuestas de la encuesta',
      'publican lo que escribo en la encuesta',
    ],
    says: 'La encuesta no pide nombre ni dirección. Contamos las respuestas y mostramos los totales; la frase que usted puede escribir la leemos y nunca la publicamos.',
  },
  'library-specimen': {
    asks: [
      '¿Qué es el espécimen?',
      'specimen',
      'guía de estilo de este sitio',
      'todos los botones y formularios en una página',
      'storybook de su sistema de diseño',
    ],
    says: 'El espécimen es una página que muestra cada componente de este sitio en cada estado. Se abre desde el kit de interfaz en la página de diseño.',
  },
  'library-search': {
    asks: [
      '¿Cómo busco en este sitio?',
      'buscar',
      'dónde está el buscador',
      'atajo de teclado para buscar',
      'no encuentro algo en su web',
    ],
    says: 'Pulse Ctrl K, o Comando K en un Mac, o el icono de búsqueda arriba en cada página. La búsqueda abarca páginas, artículos y herramientas, y sin script se abre como una página propia.',
  },
}
