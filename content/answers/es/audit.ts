import type { facts as english } from '#content/answers/en/audit.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'audit-price': {
    asks: [
      '¿Cuánto cuesta una auditoría de smart contract?',
      'precio auditoría',
      'tarifa por revisar nuestros contratos',
      'qué presupuesto necesito para una auditoría',
      'cuánto cobran por una revisión de código',
      'es cara una revisión de seguridad',
    ],
    says: 'Una auditoría de smart contract cuesta de {auditPrice}, para código de {auditLinesFrom} a {auditLinesTo} líneas. El precio es orientativo. Pegue su código en la página de la auditoría para ver el suyo.',
  },
  'audit-duration': {
    asks: [
      '¿Cuánto dura una auditoría de smart contract?',
      'duración auditoría',
      'cuándo está listo el informe',
      'cuántos días laborables lleva una revisión de seguridad',
      'lanzamos el mes que viene, da tiempo a una auditoría',
      'con qué rapidez pueden revisar nuestros contratos',
    ],
    says: 'Una auditoría de smart contract lleva {auditDays}, para código de {auditLinesFrom} a {auditLinesTo} líneas. El tiempo de sus correcciones se añade.',
  },
  'audit-what': {
    asks: [
      '¿Qué es una auditoría de smart contract?',
      'qué hacen en una auditoría',
      'pueden buscar errores en mi contrato',
      'revisión de seguridad solidity explicada',
      'no soy técnico, para qué sirve una auditoría',
    ],
    says: 'En una auditoría de smart contract, dos revisores leen cada línea de su Solidity e intentan romper lo que promete. Cada hallazgo tiene una prueba que falla antes de su corrección y pasa después.',
  },
  'audit-for-whom': {
    asks: [
      '¿Necesitamos una auditoría antes del lanzamiento?',
      'para quién es una auditoría',
      'vale la pena una auditoría para un proyecto pequeño',
      'solo nuestros desarrolladores han leído el código',
      'nuestro contrato va a guardar depósitos de usuarios',
    ],
    says: 'Una auditoría es para equipos antes de un lanzamiento, cuyos contratos guardarán depósitos y solo han sido leídos por sus autores. En una primera charla le decimos si encaja.',
  },
  'audit-language': {
    asks: [
      '¿Qué lenguaje de programación auditan?',
      'auditoría solidity',
      'en qué lenguaje debe estar escrito el contrato',
      'leen solidity',
      'lenguajes admitidos en la auditoría',
    ],
    says: 'Auditamos contratos escritos en Solidity. Pegue o suelte sus archivos .sol en la página de la auditoría para ver los días y el precio.',
  },
  'audit-reviewers': {
    asks: [
      '¿Cuántos revisores leen nuestro código?',
      'número de auditores',
      'quién mira mi contrato',
      'un solo auditor o un equipo',
      'revisan el código varias personas',
    ],
    says: 'Una auditoría tiene {auditReviewers} revisores, y cada uno lee cada línea de su código. Trabajan por separado.',
  },
  'audit-separate': {
    asks: [
      '¿Por qué trabajan los revisores por separado?',
      'y si los dos auditores no están de acuerdo',
      'comparan los auditores sus notas',
      'cómo evitan los falsos positivos',
      'hallazgo que solo vio un revisor',
    ],
    says: 'Los revisores de una auditoría leen su código por separado, y cada uno lleva una lista. Lo que solo vio uno, el otro intenta refutarlo. Lo que queda se demuestra con una prueba.',
  },
  'audit-steps': {
    asks: [
      '¿Cómo se desarrolla una auditoría?',
      'pasos de la auditoría',
      'proceso de la revisión de seguridad',
      'qué fases tiene la auditoría y cuánto dura cada una',
      'qué ocurre primero y qué después',
    ],
    says: 'Una auditoría sigue estos pasos: modelo de amenazas ({auditSetUp}), lectura ({auditReading}), informe ({auditReport}), sus correcciones a su ritmo y revisión de las correcciones ({auditFixReview}).',
  },
  'audit-threat-model': {
    asks: [
      '¿Qué ocurre el primer día de una auditoría?',
      'modelo de amenazas',
      'threat model',
      'reunión inicial de la auditoría',
      'cómo saben qué debe garantizar nuestro contrato',
    ],
    says: 'El primer día de una auditoría pasamos una hora con usted sobre el commit congelado y escribimos lo que nunca debe ocurrir. El modelo de amenazas recoge activos, roles, límites de confianza y los invariantes que atacamos.',
  },
  'audit-talk': {
    asks: [
      '¿Pueden nuestros ingenieros hablar con los revisores?',
      'llamada de revisión tras la auditoría',
      'alguien nos explica los hallazgos',
      'hay una reunión sobre el borrador del informe',
      'contacto directo con los auditores',
    ],
    says: 'Usted habla con las personas que leen su código. Una auditoría empieza con una hora juntos, y el borrador del informe incluye una llamada con sus ingenieros.',
  },
  'audit-deliverables': {
    asks: [
      '¿Qué recibimos de una auditoría?',
      'entregables auditoría',
      'qué incluye la auditoría',
      'qué obtengo por mi dinero',
      'recibimos las pruebas que escriben',
      'resultado de la revisión de seguridad',
    ],
    says: 'Una auditoría le da un modelo de amenazas, los hallazgos, las pruebas y un informe. Las pruebas, con cada demostración y cada invariante con fuzzing, llegan como una rama de su repositorio.',
  },
  'audit-finding-content': {
    asks: [
      '¿Qué contiene cada hallazgo de una auditoría?',
      'estructura de un hallazgo',
      'nos dicen cómo corregir el error',
      'un hallazgo indica las líneas del código',
      'son detallados los findings',
    ],
    says: 'Cada hallazgo de una auditoría indica su gravedad, sus líneas, su causa y su efecto, con un número que no cambia. Lo acompañan una prueba que falla y una corrección que aceptamos.',
  },
  'audit-report-format': {
    asks: [
      '¿En qué formatos llega el informe de auditoría?',
      'informe de auditoría pdf',
      'informe en json',
      'informe legible por máquinas',
      'el informe nombra el commit y el compilador',
      'puede otra empresa repetir su trabajo',
    ],
    says: 'Un informe de auditoría llega en HTML, PDF y JSON. Nombra el commit, los hashes de los archivos, los ajustes del compilador y las versiones de las herramientas, para que cualquiera repita el trabajo.',
  },
  'audit-report-public': {
    asks: [
      '¿Se publicará el informe de auditoría?',
      'para quién es el informe',
      'podemos enseñar el informe a inversores',
      'pueden quedar en privado los resultados',
      'de quién es el informe de auditoría',
    ],
    says: 'El informe de auditoría es suyo, y usted decide si lo publica. Si lo hace, publíquelo entero, con los hallazgos abiertos y sus respuestas.',
  },
  'audit-severities': {
    asks: [
      '¿Qué gravedades puede tener un hallazgo?',
      'escala de gravedad',
      'cómo clasifican los hallazgos',
      'niveles de riesgo en el informe de auditoría',
      'clasificación por impacto y probabilidad',
    ],
    says: 'Una auditoría clasifica los hallazgos en {auditSeverities} gravedades: crítica, alta, media, baja e informativa. Valoramos impacto y probabilidad: qué destruye un ataque, qué cuesta y qué debe darse antes.',
  },
  'audit-critical': {
    asks: [
      '¿Qué es un hallazgo crítico?',
      'gravedad crítica',
      'qué hacer ante un error crítico',
      'cuándo es crítica una vulnerabilidad',
      'el peor tipo de hallazgo',
    ],
    says: 'Un hallazgo crítico significa que cualquiera puede tomar o congelar fondos ahora. Detenga el despliegue, o actúe el mismo día si el contrato está en marcha.',
  },
  'audit-high': {
    asks: [
      '¿Qué es un hallazgo de gravedad alta?',
      'gravedad alta',
      'diferencia entre alta y crítica',
      'se puede desplegar con un hallazgo de gravedad alta',
      'cuándo clasifican un error como alto',
    ],
    says: 'Un hallazgo de gravedad alta significa que un atacante puede crear las condiciones de una pérdida, por ejemplo con un flash loan que mueve un precio. Corríjalo antes del despliegue.',
  },
  'audit-medium': {
    asks: [
      '¿Qué es un hallazgo de gravedad media?',
      'gravedad media',
      'hay que corregir los hallazgos medios',
      'cuándo es un error solo medio',
      'pérdida limitada',
    ],
    says: 'Un hallazgo de gravedad media significa que la pérdida tiene un límite o que una función se detiene. Corríjalo, o publique por qué lo acepta.',
  },
  'audit-low': {
    asks: [
      '¿Qué es un hallazgo de gravedad baja?',
      'gravedad baja',
      'son importantes los hallazgos bajos',
      'el código difiere de su especificación',
      'cuándo dicen que un error es bajo',
    ],
    says: 'Un hallazgo de gravedad baja significa que el código difiere de su especificación, sin pérdida. Corríjalo con el próximo cambio.',
  },
  'audit-informational': {
    asks: [
      '¿Qué es un hallazgo informativo?',
      'gravedad informativa',
      'podemos ignorar los hallazgos informativos',
      'notas sin efecto en el informe',
      'el nivel más bajo de un hallazgo',
    ],
    says: 'Un hallazgo informativo no tiene efecto hoy, por ejemplo un evento sin la cuenta que necesita un indexador. Usted decide si cambia el código.',
  },
  'audit-critical-news': {
    asks: [
      '¿Cuándo nos enteramos de un hallazgo crítico?',
      'hay que esperar al informe si hay un error grave',
      'cuándo avisan de los hallazgos',
      'aviso de errores críticos el mismo día',
      'y si encuentran algo terrible a mitad de la auditoría',
    ],
    says: 'Le comunicamos un hallazgo crítico el mismo día. Usted ve cualquier otro hallazgo de la auditoría el día en que lo escribimos.',
  },
  'audit-proof': {
    asks: [
      '¿Cómo demuestran un hallazgo?',
      'prueba de concepto de cada error',
      'cómo sé que un hallazgo es real',
      'prueba que falla',
      'ejecutan de verdad el ataque',
    ],
    says: 'Demostramos cada hallazgo de una auditoría con una prueba. Falla antes de su corrección, pasa después, y usted la conserva. Un hallazgo sin esa prueba se marca como opinión.',
  },
  'audit-tools': {
    asks: [
      '¿Qué herramientas usan en una auditoría?',
      'herramientas auditoría',
      'análisis estático',
      'fuzzing y verificación formal',
      'hacen fuzzing de nuestros contratos',
    ],
    says: 'En una auditoría usamos análisis estático, fuzzing y un solver. Lo que muestra una herramienta es un hallazgo cuando un revisor lo ha demostrado.',
  },
  'audit-scanner': {
    asks: [
      '¿No basta un escáner automático?',
      'escáner en lugar de auditoría',
      'puede una ia revisar mi contrato',
      'ya pasamos slither, hacen falta personas',
      'herramienta de auditoría gratis',
    ],
    says: 'Un escáner encuentra patrones, como un valor de retorno sin comprobar o una protección que falta. No sabe qué promete su contrato. En una auditoría escribimos lo que siempre debe cumplirse e intentamos romperlo.',
  },
  'audit-finds': {
    asks: [
      '¿Qué tipos de fallos encuentra una auditoría?',
      'qué encuentra una auditoría',
      'qué vulnerabilidades buscan',
      'errores de redondeo y casos límite',
      'revisan quién tiene qué rol',
    ],
    says: 'Una auditoría encuentra bien cuatro tipos de fallos: promesas que el código no cumple, supuestos falsos sobre otros contratos, roles que nadie anotó y cálculos en los extremos.',
  },
  'audit-outside': {
    asks: [
      '¿Qué no mira una auditoría?',
      'fuera del alcance de la auditoría',
      'revisan también nuestro frontend y backend',
      'cubre la auditoría claves robadas y phishing',
      'prueba de penetración de nuestra web',
    ],
    says: 'Una auditoría de un contrato no mira su página web, sus claves, su dominio ni los paquetes que carga la página. Trata del código del commit indicado.',
  },
  'audit-guarantee': {
    asks: [
      '¿Garantiza una auditoría que el código es seguro?',
      'garantía de una auditoría',
      'encuentran todos los errores',
      'nos pueden hackear después de la auditoría',
      'y si se les escapa una vulnerabilidad',
      'responden si explotan el contrato auditado',
    ],
    says: 'Una auditoría no es una garantía, y ninguna encuentra todos los fallos. Nuestro informe dice de qué dudamos y qué conviene vigilar. Para sumas grandes, añada una segunda empresa y una recompensa por errores.',
  },
  'audit-badge': {
    asks: [
      '¿Recibimos una insignia o un certificado?',
      'certificado de auditoría',
      'puntuación de seguridad',
      'podemos poner un logo de auditado en la web',
      'qué nota tendrá nuestro contrato',
    ],
    says: 'Una auditoría termina con hallazgos. No damos insignia, certificado ni puntuación, porque una puntuación no dice nada de un contrato.',
  },
  'audit-economics': {
    asks: [
      '¿Revisan nuestra tokenomics en la auditoría?',
      'auditoría tokenomics',
      'juzgan si nuestro token valdrá algo',
      'dice la auditoría si el proyecto es buena inversión',
      'auditoría económica',
    ],
    says: 'Una auditoría no juzga su economía ni el precio de su token. Le dice dónde el código rompe sus promesas.',
  },
  'audit-needs': {
    asks: [
      '¿Qué necesitan de nosotros para una auditoría?',
      'requisitos auditoría',
      'qué documentos hay que entregar antes de la revisión',
      'necesitan una especificación',
      'qué debe estar listo antes de empezar la auditoría',
      'tienen que estar disponibles nuestros desarrolladores',
    ],
    says: 'Para una auditoría necesitamos un commit congelado que se compile y se pruebe con un comando, y una especificación breve. También una lista de los roles privilegiados con sus titulares, y un ingeniero que responda en un día.',
  },
  'audit-checklist': {
    asks: [
      '¿Qué hay en la lista de preparación?',
      'checklist auditoría',
      'cómo preparo mi código para una auditoría',
      'está listo nuestro repositorio para la revisión',
      'preparación antes de una revisión de seguridad',
    ],
    says: 'La lista de la auditoría pide compilar con un comando, un commit congelado, avisos explicados y dependencias fijadas. Pide pruebas de cada cambio de estado, pruebas de los rechazos e invariantes con fuzzing. También pide especificación, roles, riesgos conocidos y una persona que responda.',
  },
  'audit-cheaper': {
    asks: [
      '¿Cómo sale más barata una auditoría?',
      'descuento auditoría',
      'reducir el coste de la revisión',
      'cuánto ahorramos con el código bien preparado',
      'la auditoría es demasiado cara para nosotros',
    ],
    says: 'La preparación abarata una auditoría. Cada punto de la lista ahorra {auditItemSaving} de la lectura, hasta {auditMostSaving}. Marque los puntos en la página de la auditoría y la estimación baja.',
  },
  'audit-fixes': {
    asks: [
      '¿Qué ocurre después del informe de auditoría?',
      'cómo comprueban nuestras correcciones',
      'quién arregla los errores encontrados',
      'cuánto tiempo tenemos para corregir',
      'segunda revisión de los arreglos',
    ],
    says: 'Tras el informe de auditoría, usted corrige los hallazgos a su ritmo, con un commit para cada uno. Leemos cada corrección como código nuevo y la marcamos como resuelta, resuelta en parte o aceptada.',
  },
  'audit-acknowledged': {
    asks: [
      '¿Qué significa «acknowledged» en un informe de auditoría?',
      'acknowledged finding',
      'podemos dejar un hallazgo sin corregir',
      'hallazgo aceptado',
      'estado de un hallazgo: resuelto, resuelto en parte',
    ],
    says: 'Un hallazgo aceptado («acknowledged») sigue en el código, y el informe de auditoría da el motivo. Lea primero estos hallazgos cuando mire un informe.',
  },
  'audit-later-changes': {
    asks: [
      '¿Sigue valiendo la auditoría si cambiamos el código?',
      'código cambiado tras la auditoría',
      'cuánto tiempo vale una auditoría',
      'una actualización necesita otra auditoría',
      'caduca el informe',
    ],
    says: 'Un informe de auditoría vale para el commit que nombra. El código que cambie después es código nuevo: lo contamos, le ponemos precio y lo leemos otra vez.',
  },
  'audit-live': {
    asks: [
      '¿Pueden auditar un contrato que ya está en marcha?',
      'auditoría después del despliegue',
      'nuestro contrato ya guarda dinero en mainnet',
      'es tarde para una revisión tras el lanzamiento',
      'lanzamos sin auditoría y estoy preocupado',
    ],
    says: 'Una auditoría sigue siendo útil cuando su contrato está en marcha. Díganoslo primero: acordamos un canal privado y empezamos por el contrato que guarda el dinero.',
  },
  'audit-not-ready': {
    asks: [
      '¿Conviene pedir una auditoría antes de terminar el código?',
      'código no listo para una auditoría',
      'demasiado pronto para una revisión de seguridad',
      'pueden auditar un prototipo',
      'cuál es el momento adecuado para una auditoría',
    ],
    says: 'Una auditoría necesita código terminado en un commit congelado. Una charla antes de la estimación no cuesta nada y puede acabar con el consejo de esperar. Nuestros servicios blockchain pueden terminar código que no está listo.',
  },
  'audit-speed': {
    asks: [
      '¿Cuántas líneas lee un revisor al día?',
      'líneas por día',
      'velocidad de lectura de un auditor',
      'con qué rapidez leen código',
      'cuánto código leen en una semana',
    ],
    says: 'Cada revisor de una auditoría lee {auditLinesPerDay} líneas normalizadas al día.',
  },
  'audit-lines': {
    asks: [
      '¿Cómo cuentan las líneas de una auditoría?',
      'nSLOC',
      'qué es una línea normalizada',
      'cuentan los comentarios y las líneas en blanco',
      'cómo se mide el tamaño de mi código',
    ],
    says: 'Para una auditoría contamos líneas normalizadas: sin comentarios ni líneas en blanco, y una instrucción cuenta una vez. Una línea de interfaz cuenta {auditInterfaceShare} de una línea.',
  },
  'audit-estimate': {
    asks: [
      '¿Cómo estimo el precio de mi propia auditoría?',
      'estimación auditoría',
      'calculadora de auditoría para mi código',
      'pegar solidity y ver el precio',
      'dónde subo el código para tener una cifra',
    ],
    says: 'Pegue su Solidity en la página de la auditoría, o suelte allí archivos, una carpeta o un archivo .zip. Su navegador cuenta las líneas y muestra los días y el precio de la auditoría.',
  },
  'audit-code-private': {
    asks: [
      '¿Ven el código que pego en el contador?',
      'se sube mi código fuente',
      'envía la estimación mis contratos a su servidor',
      'está seguro mi código inédito en la calculadora de auditoría',
      'guardan el solidity pegado',
      'me preocupa que alguien copie nuestro código',
    ],
    says: 'El contador de la auditoría funciona en su navegador: no envía ni guarda nada de su código. Una solicitud de auditoría lleva solo nombres, números de líneas y hashes de sus archivos.',
  },
  'audit-files': {
    asks: [
      '¿Qué archivos lee el contador de la auditoría?',
      'subir un zip',
      'soltar una carpeta en el contador',
      'tamaño máximo de archivo para la estimación',
      'el contador rechaza mi archivo comprimido',
    ],
    says: 'El contador de la auditoría admite Solidity pegado, archivos .sol, carpetas y archivos .zip. Un archivo de Solidity puede tener {auditFileSize}. Un recuento puede abarcar {auditMostFiles} archivos y {auditTotalSize} en total.',
  },
  'audit-left-out': {
    asks: [
      '¿Por qué deja fuera el contador algunos de mis archivos?',
      'archivos excluidos',
      'cuenta la estimación las pruebas y los mocks',
      'se cuentan las dependencias y node_modules',
      'el contador de la auditoría saltó mi carpeta de pruebas',
    ],
    says: 'El contador de la auditoría deja fuera pruebas, mocks, scripts y dependencias, y da el motivo de cada archivo. Marque «Count tests, mocks, scripts and dependencies too» para contarlos también.',
  },
  'audit-count-for-us': {
    asks: [
      '¿Pueden contar nuestro código por nosotros?',
      'contador de auditoría sin javascript',
      'no quiero contar las líneas yo mismo',
      'la estimación no muestra nada',
      'bloqueamos los scripts, cómo obtenemos una estimación',
    ],
    says: 'El contador de la auditoría necesita JavaScript en su navegador. Sin él, envíe la solicitud de auditoría y contamos sus líneas por usted.',
  },
  'audit-large': {
    asks: [
      '¿Hay un límite de tamaño para estimar una auditoría?',
      'base de código muy grande',
      'número máximo de líneas en la calculadora',
      'nuestro protocolo es enorme, pueden presupuestar la auditoría',
      'cientos de miles de líneas',
    ],
    says: 'La estimación de una auditoría llega hasta {auditMostLines} líneas. Pídanos presupuesto si su código es mayor.',
  },
  'audit-request': {
    asks: [
      '¿Cómo encargo una auditoría?',
      'solicitar auditoría',
      'formulario auditoría',
      'dónde reservo una revisión de seguridad',
      'quiero que auditen mi contrato, qué hago',
      'enviar un contrato a revisión',
    ],
    says: 'Rellene la solicitud en la página de la auditoría, en {auditRequestSteps} pasos cortos: el código, el alcance y usted. Recibe una referencia y una página que muestra cómo sigue.',
  },
  'audit-request-fields': {
    asks: [
      '¿Qué tengo que poner en la solicitud de auditoría?',
      'qué datos son obligatorios para pedir la auditoría',
      'hace falta un repositorio para pedir la auditoría',
      'quieren un hash de commit',
      'qué campos de la solicitud son opcionales',
    ],
    says: 'La solicitud de auditoría necesita su nombre, su correo y las cadenas de su código. Si cualquiera puede leer el código, necesita también el repositorio y el commit. Los demás campos son opcionales.',
  },
  'audit-private-repository': {
    asks: [
      '¿Pueden auditar un repositorio privado?',
      'auditoría repo privado',
      'nuestro código aún no es público',
      'cómo damos acceso a los auditores',
      'código en un gitlab privado',
    ],
    says: 'Puede solicitar la auditoría de código privado. Elija «Not public yet» en la solicitud y diga cuándo y cómo nos da acceso. Quite de la dirección contraseñas y tokens de acceso.',
  },
  'audit-reply': {
    asks: [
      '¿Cuándo responden a una solicitud de auditoría?',
      'envié el formulario de auditoría, y ahora qué',
      'aún no hay respuesta a mi solicitud',
      'tiempo de respuesta auditoría',
      'llegó mi solicitud de auditoría',
    ],
    says: 'Una persona lee su solicitud de auditoría y responde en un día laborable. También recibe un correo con su referencia y el enlace a la página de su solicitud.',
  },
  'audit-status': {
    asks: [
      '¿Cómo sigo mi solicitud de auditoría?',
      'estado de mi auditoría',
      'dónde está la página de mi solicitud',
      'cómo va la revisión',
      'quién tiene que actuar ahora en mi auditoría',
      'pueden otros ver mi solicitud de auditoría',
    ],
    says: 'Abra el enlace del correo sobre su solicitud de auditoría. Su página muestra el estado, quién actúa después y lo que envió. No comparta el enlace, porque quien lo tenga puede leer y responder allí.',
  },
  'audit-states': {
    asks: [
      '¿Qué estados puede tener una solicitud de auditoría?',
      'qué significa scheduled en mi página',
      'estados de la solicitud: recibida, presupuestada, en revisión',
      'qué viene después de aceptar el presupuesto',
      'pueden rechazar nuestra auditoría',
    ],
    says: 'Una solicitud de auditoría pasa por recibida, en lectura, presupuestada, aceptada, programada, en revisión, entregada y cerrada. Acaba antes si usted rechaza el presupuesto o si no podemos hacer la auditoría.',
  },
  'audit-accept': {
    asks: [
      '¿Cómo acepto o rechazo su presupuesto de auditoría?',
      'aceptar el presupuesto de auditoría',
      'rechazar el presupuesto',
      'qué pasa cuando aceptamos el presupuesto',
      'puedo pedir otro presupuesto después de decir que no',
      'cuándo envían el contrato de la auditoría',
    ],
    says: 'Usted acepta o rechaza el presupuesto de auditoría con un botón en la página de su solicitud. Después de aceptar, enviamos el contrato y confirmamos el primer día. Para otro presupuesto, responda al correo.',
  },
  'audit-withdraw': {
    asks: [
      '¿Cómo retiro mi solicitud de auditoría?',
      'cancelar solicitud de auditoría',
      'borrar lo que envié con el formulario de auditoría',
      'ya no queremos la auditoría',
      'retirar mi solicitud',
    ],
    says: 'Elija «Withdraw this request» en la página de su solicitud de auditoría. Nuestra base de datos borra entonces la solicitud con todo lo que envió. Esto no se puede deshacer.',
  },
  'audit-request-kept': {
    asks: [
      '¿Cuánto tiempo guardan mi solicitud de auditoría?',
      'conservación de solicitudes de auditoría',
      'guardan mi solicitud para siempre',
      'cuándo se borra mi solicitud de auditoría',
    ],
    says: 'Guardamos una solicitud de auditoría {auditRequestKept}, contados desde su llegada. Puede retirarla antes en su página.',
  },
  'audit-start': {
    asks: [
      '¿Cuándo puede empezar una auditoría?',
      'fecha de inicio auditoría',
      'cuándo tienen auditores libres',
      'hay lista de espera',
      'podemos reservar una semana para nuestra auditoría',
    ],
    says: 'El presupuesto de su auditoría indica el primer día. Ponga la fecha que prefiere en la solicitud, y confirmamos el día después de que acepte.',
  },
  'audit-sample-report': {
    asks: [
      '¿Puedo leer un informe de auditoría de muestra?',
      'informe de muestra',
      'enséñenme cómo son sus informes',
      'ejemplo de informe de auditoría pdf',
      'ver un informe antes de encargar',
      'informes de auditoría anteriores',
    ],
    says: 'Nuestro informe de auditoría de muestra trata de nuestros propios contratos y tiene la forma de un informe para un cliente. Léalo como página, PDF o JSON. No es una auditoría independiente.',
  },
  'audit-sample-findings': {
    asks: [
      '¿Qué encontraron en sus propios contratos?',
      'hallazgos del informe de muestra',
      'problemas conocidos de sus lockers',
      'hay errores críticos en sus contratos',
      'debilidades de los contratos de este sitio',
    ],
    says: 'La auditoría de muestra de nuestros propios contratos no tiene hallazgos críticos ni altos. Algunos son medios: funciones que se detienen o pérdidas limitadas. Cada uno tiene un número y nuestro motivo para aceptarlo.',
  },
  'audit-example': {
    asks: [
      '¿Pueden mostrarme un ejemplo de hallazgo?',
      'ejemplo de hallazgo',
      'vault defectuoso',
      'ejemplo de reentrada',
      'ver un error, su prueba y su corrección',
    ],
    says: 'La página de la auditoría muestra un vault que escribimos defectuoso, con un hallazgo de cada gravedad. Cada uno tiene sus líneas, la prueba que lo demuestra y la corrección que aceptamos.',
  },
  'audit-check-report': {
    asks: [
      '¿Cómo leo el informe de auditoría de otro proyecto?',
      'vale algo este informe de auditoría',
      'en qué fijarse en un informe de auditoría',
      'un token dice que está auditado, puedo creerlo',
      'auditoría falsa',
    ],
    says: 'Cinco cosas dicen más de un informe de auditoría: el commit con sus hashes, el alcance, los hallazgos aceptados, la lista de roles, y los días y lectores. Una puntuación no dice nada.',
  },
  'audit-beside': {
    asks: [
      '¿Qué más debemos hacer aparte de una auditoría?',
      'seguridad más allá de la auditoría',
      'basta una auditoría',
      'segunda auditoría de otra empresa',
      'bug bounty',
      'vigilancia y plan de emergencia tras el lanzamiento',
    ],
    says: 'Pruebe propiedades antes de la auditoría y añada una segunda empresa si la suma es grande. Después, limite la pérdida posible de las primeras semanas y haga que alguien vigile. Ofrezca una recompensa por errores y escriba un plan para un ataque.',
  },
  'audit-agreed-result': {
    asks: [
      '¿Nos prometen un informe de auditoría limpio?',
      'solo necesitamos un informe que diga que todo está bien',
      'garantizar una auditoría positiva',
      'pueden omitir un hallazgo',
      'comprar una auditoría favorable',
    ],
    says: 'Rechazamos auditorías cuyo resultado se acuerda de antemano. El informe nombra cada hallazgo, y usted responde a los que no corrige.',
  },
  'audit-brochure': {
    asks: [
      '¿Hay un folleto sobre sus auditorías?',
      'folleto de seguridad',
      'algo sobre auditorías para mi jefe',
      'resumen de sus servicios de seguridad en pdf',
    ],
    says: 'El folleto de seguridad describe las dos auditorías en pocas páginas: qué recibe, cómo va, qué cuesta y qué rechazamos. Léalo como página o PDF.',
  },
}
