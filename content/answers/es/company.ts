import type { facts as english } from '#content/answers/en/company.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'company-what': {
    asks: [
      '¿A qué se dedica su empresa?',
      'qué es esta empresa',
      'perfil de la compañía',
      'son una agencia web3',
      'en qué trabajan exactamente',
    ],
    says: '{companyName} es una empresa de servicios Web3. Auditamos y escribimos contratos inteligentes para equipos que guardan dinero ajeno. Nuestras herramientas crean y bloquean tokens, y cualquiera puede comprobar el resultado.',
  },
  'company-services': {
    asks: [
      '¿Qué servicios ofrecen?',
      'lista de servicios',
      'catálogo de servicios de la empresa',
      'qué venden ustedes',
      'qué pueden hacer por una startup web3',
    ],
    says: 'Ofrecemos {companyServiceCount} servicios. Nuestro equipo hace la auditoría de contratos, la auditoría de NFT, los servicios blockchain, el desarrollo de tokens ERC20, el marketing Web3 y el diseño UI/UX Web3. El creador de meme tokens, el bloqueo de tokens y el de liquidez los maneja usted.',
  },
  'company-which-service': {
    asks: [
      '¿Qué servicio encaja con mi proyecto?',
      'no sé qué servicio elegir',
      'cuál es el servicio adecuado para nosotros',
      'ayúdenme a escoger',
      'auditoría o desarrollo, qué me recomiendan',
    ],
    says: 'Muéstrenos lo que tiene en una llamada gratuita o en un mensaje. Le decimos qué servicio encaja, o que ninguno encaja. Basta con un repositorio, un borrador o dos frases.',
  },
  'company-for-whom': {
    asks: [
      '¿Para quién trabajan?',
      'a qué tipo de cliente atienden',
      'trabajan con startups pequeñas',
      'es para protocolos defi o también para estudios nft',
      'aceptan empresas sin experiencia en cripto',
    ],
    says: 'Trabajamos para equipos de protocolos antes del lanzamiento, estudios de NFT antes de un drop, empresas que necesitan un contrato y fundadores de un token. La página de inicio indica para cada uno el resultado, el plazo y el precio.',
  },
  'company-where': {
    asks: [
      '¿Dónde tienen la sede?',
      'dirección de la empresa',
      'domicilio social',
      'en qué país están',
      'tienen una oficina que se pueda visitar',
      'dirección postal',
    ],
    says: 'El sitio indica {companyEntity}, {companyAddress}, {companyCountry}.{companySample} Escriba a {companyEmail} antes de enviar algo por correo postal.',
  },
  'company-entity': {
    asks: [
      '¿Qué entidad legal gestiona este sitio?',
      'aviso legal',
      'razón social',
      'nombre legal de la compañía',
      'quién es la parte contratante',
    ],
    says: '{companyEntity} ofrece este sitio y sus herramientas.{companySample}',
  },
  'company-sample': {
    asks: [
      '¿Son reales los nombres y direcciones de este sitio?',
      'por qué pone sample',
      'empresa de ejemplo',
      'nombre y dirección ficticios',
      'es una demo o una empresa de verdad',
    ],
    says: 'Los datos marcados como «sample» son ejemplos: la entidad legal, su dirección y las personas nombradas. El operador del sitio los sustituye por los de la empresa. Pregúntenos quién firma antes de contratar.',
  },
  'company-people': {
    asks: [
      '¿Quién trabaja en su empresa?',
      'el equipo',
      'quiénes están detrás de esto',
      'miembros del equipo',
      'tienen un revisor de seguridad en plantilla',
    ],
    says: 'La página de inicio nombra a {companyPeople} y dice qué hace cada persona. Un nombre marcado como ejemplo figura hasta que la empresa ponga a su propia gente.',
  },
  'company-who-answers': {
    asks: [
      '¿Hablaré con ingenieros o con comerciales?',
      'quién lee mi mensaje',
      'comercial o desarrollador',
      'trato directo con quienes escriben el código',
      'no quiero hablar con un vendedor',
    ],
    says: 'Usted habla con quienes leen y escriben el código. Su mensaje lo lee una persona que hace este trabajo y responde en un plazo de {companyAnswer}.',
  },
  'company-process': {
    asks: [
      '¿Cómo trabajan con los clientes?',
      'proceso de un proyecto',
      'pasos de un encargo',
      'cómo es la colaboración de principio a fin',
      'forma de trabajar',
    ],
    says: 'Trabajamos en cuatro pasos: una charla de media hora, el alcance en dos días laborables, el trabajo según la oferta y la entrega en una llamada. Todos los servicios siguen estos pasos.',
  },
  'company-start': {
    asks: [
      '¿Cómo empezamos?',
      'primer paso',
      'quiero contratarlos',
      'cómo me hago cliente',
      'estamos listos para arrancar',
    ],
    says: 'Reserve una llamada gratuita de {companyCallMinutes} en /book o escríbanos en /contact-us. Muéstrenos lo que tiene y le decimos qué servicio encaja.',
  },
  'company-scope': {
    asks: [
      '¿Qué acordamos antes de empezar el trabajo?',
      'definir el alcance',
      'fase de alcance',
      'quién redacta el encargo',
      'hace falta una especificación completa',
    ],
    says: 'En los dos días laborables tras la primera charla acordamos el alcance. Incluye el commit o un encargo de una página, el precio y lo que lo cambiaría.',
  },
  'company-progress': {
    asks: [
      '¿Cómo sigo el avance del trabajo?',
      'informes de estado',
      'seguimiento del proyecto',
      'tengo que esperar al final para ver algo',
      'puedo ver los commits mientras trabajan',
    ],
    says: 'Usted ve cada hallazgo y cada commit el día en que lo escribimos. No hace falta esperar a la entrega.',
  },
  'company-hand-over': {
    asks: [
      '¿Qué es mío al terminar el encargo?',
      'entrega final',
      'conservan acceso después del proyecto',
      'a quién pertenece el trabajo',
      'propiedad intelectual tras la entrega',
    ],
    says: 'En la entrega, que se hace en una llamada, pasan a ser suyos el informe, el código fuente, las pruebas y las claves. Nosotros no conservamos acceso.',
  },
  'company-references': {
    asks: [
      '¿Quiénes son sus clientes?',
      'referencias',
      'casos de éxito',
      'portafolio de proyectos anteriores',
      'con qué proyectos han trabajado antes',
    ],
    says: 'Los nombres de clientes no se publican. Júzguenos por lo que puede comprobar: nuestro código, sus pruebas y los contratos que despliegan nuestras herramientas.',
  },
  'company-trust': {
    asks: [
      '¿Por qué debería confiar en ustedes?',
      'son serios',
      'por qué fiarme de su trabajo',
      'pruebas de su calidad',
      'nunca he oído hablar de ustedes',
    ],
    says: 'Compruebe nuestras cifras en lugar de nuestra palabra. La página de inicio y /evidence muestran cobertura de pruebas, demostraciones, fallos provocados y gas, con sus fechas. En /whitepaper/sample-audit hay un ejemplo de informe de auditoría.',
  },
  'company-keys': {
    asks: [
      '¿Guardan claves o fondos?',
      'guardan activos de clientes',
      'tienen acceso a mis tokens',
      'quién controla el dinero',
      'tengo que enviarles mis monedas',
    ],
    says: 'Nosotros no guardamos ni claves ni fondos. Usted firma con su propia cartera. Un contrato que despliega aquí no tiene clave ni comisión nuestra, y no podemos cambiarlo.',
  },
  'company-turn-down': {
    asks: [
      '¿Qué rechazan?',
      'qué encargos no aceptan',
      'harían un honeypot',
      'se puede comprar un informe limpio',
      'comisiones ocultas en un contrato',
    ],
    says: 'Rechazamos contratos que impiden vender a los tenedores, comisiones ocultas y auditorías cuyo resultado se acuerda de antemano.',
  },
  'company-guarantee': {
    asks: [
      '¿Dan garantía por su trabajo?',
      'nivel de certeza',
      'pueden prometer que no habrá hackeos',
      'mi dinero está seguro si ustedes hacen el contrato',
      'aseguran que el código no tiene fallos',
    ],
    says: 'Nosotros no vendemos garantías: una revisión hace más raros los fallos y nada demuestra sobre código que no leyó. Nuestros propios errores los corregimos gratis.',
  },
  'company-language': {
    asks: [
      '¿Qué idiomas hablan?',
      'hablan español',
      'está la web en español',
      'idioma del sitio',
      'hablo poco inglés, es un problema',
    ],
    says: 'Las páginas de este sitio están en inglés, y el asistente responde también en alemán, francés y español. Pregunte en su mensaje si es posible una llamada en otro idioma.',
  },
  'company-seal': {
    asks: [
      '¿Qué son los sellos de este sitio?',
      'dibujitos grabados de cada token',
      'por qué cada token tiene un sello',
      'cómo ayuda un sello contra una dirección falsa',
      'sello grabado',
    ],
    says: 'Un sello es un dibujo hecho a partir de la dirección completa de un token, un bloqueo o un claim. Dos direcciones que abreviadas se parecen tienen sellos distintos. Compare siempre también la dirección completa.',
  },
  'company-pledge': {
    asks: [
      '¿Qué es el pledge?',
      'su compromiso',
      'carta de principios',
      'qué prometen sobre sus contratos',
      'artículos del compromiso',
    ],
    says: 'El pledge es nuestro compromiso para cada contrato que desplegamos, en {companyPledgeCount} artículos. Son: sin dueño oculto, sin comisión, sin cambios a sus espaldas, código abierto y las malas noticias primero.',
  },
  'company-owner': {
    asks: [
      '¿Quién es el propietario de un contrato que despliegan para nosotros?',
      'dueño oculto',
      'se inscriben ustedes como propietarios',
      'permisos de administración tras entregar nuestro contrato',
      'hasta cuándo conserva poderes el propietario',
    ],
    says: 'Un contrato que desplegamos no tiene ninguna clave nuestra. Si usted quiere un propietario, será usted, y consta qué puede hacer y hasta cuándo.',
  },
  'company-earn': {
    asks: [
      '¿Cómo ganan dinero si las herramientas son gratis?',
      'modelo de negocio',
      'dónde está la trampa de lo gratuito',
      'quién financia este sitio',
    ],
    says: 'Usted nos paga por trabajo, con factura. Nuestros contratos no se quedan con ninguna parte de una transferencia, un bloqueo, un claim o un mint.',
  },
  'company-open-source': {
    asks: [
      '¿Es su código de fuente abierta?',
      'puedo leer el código de sus contratos',
      'código fuente público',
      'repositorio github de la empresa',
      'comparar el fuente con el bytecode',
    ],
    says: 'El código fuente de nuestros contratos está abierto. Cualquiera puede leerlo, compilarlo y comparar el resultado con el código de la cadena.',
  },
  'company-bad-news': {
    asks: [
      '¿Qué hacen si encuentran un fallo en su propio contrato?',
      'bug en su propio código',
      'avisan a los usuarios de un incidente',
      'ocultarían una vulnerabilidad',
      'quién se entera primero de un problema',
    ],
    says: 'Cuando encontramos un fallo en algo nuestro, avisamos antes que a nadie a las personas afectadas.',
  },
  'company-pledge-sign': {
    asks: [
      '¿Cómo firmo el pledge?',
      'firmar su compromiso',
      'poner mi nombre en el muro',
      'firma del pledge con correo o cartera',
      'unirme al pledge',
    ],
    says: 'Firme el pledge en /pledge#sign con su nombre y una dirección de correo, y confírmelo en el mensaje que enviamos. O firme con una cartera y su nombre aparece enseguida.',
  },
  'company-pledge-who': {
    asks: [
      '¿A qué me compromete firmar el pledge?',
      'puedo firmar como tenedor',
      'vale el pledge también para empresas',
      'está el pledge abierto a todos',
    ],
    says: 'Puede firmar el pledge quien trabaje así: desarrolladores, auditores, tenedores y empresas. Usted cumple sus artículos en los contratos que hace y los pide en los que usa, revisa o posee.',
  },
  'company-pledge-wall': {
    asks: [
      '¿Qué nombres figuran bajo el pledge?',
      'lista de firmantes',
      'el muro de nombres',
      'lista pública del pledge',
      'dónde se ven las firmas',
    ],
    says: 'Los nombres bajo el pledge son públicos en su muro, en /pledge/wall. Cada nombre se confirmó por correo o se firmó con una cartera.',
  },
  'company-pledge-identity': {
    asks: [
      '¿Comprueban quién firma el pledge?',
      'nombres falsos en el muro',
      'identidad de los firmantes',
      'puede alguien firmar en mi nombre',
    ],
    says: 'Quien firma el pledge escribe su nombre y lo confirma por correo o con una cartera. Nosotros no verificamos su identidad. Escríbanos si su nombre figura sin usted.',
  },
  'company-pledge-withdraw': {
    asks: [
      '¿Puedo retirar mi firma del pledge?',
      'quitar mi nombre del muro',
      'anular mi firma',
      'ya no quiero apoyar el pledge',
    ],
    says: 'Puede retirar su firma del pledge cuando quiera. Use el enlace del correo o la cartera que firmó. Su nombre desaparece del muro y de nuestra base de datos.',
  },
  'company-pledge-version': {
    asks: [
      '¿Qué texto del pledge firmo?',
      'versión del pledge',
      'vale mi firma para cambios posteriores',
      'hash del texto',
    ],
    says: 'Su firma queda ligada a la versión {companyPledgeVersion} del pledge, del {companyPledgeDate}, por el hash de su texto. Un texto posterior no queda firmado con ella.',
  },
}
