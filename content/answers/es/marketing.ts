import type { facts as english } from '#content/answers/en/marketing.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'marketing-price': {
    asks: [
      '¿Cuánto cuesta el marketing Web3?',
      'precio marketing',
      'coste de una campaña de lanzamiento',
      'cuánto cobran por marketing cripto',
      'qué presupuesto necesito para promocionar nuestro protocolo',
    ],
    says: 'El marketing Web3 cuesta de {marketingPrice}, precio orientativo desde el {marketingAsOf}. Contamos los días de una persona, a {marketingDayRate} por día. La cifra vinculante está en la oferta.',
  },
  'marketing-duration': {
    asks: [
      '¿Cuánto dura una campaña de marketing?',
      'duración campaña',
      'cuántas semanas dura el marketing',
      'con cuánta antelación al lanzamiento hay que empezar el marketing',
      'días de trabajo de una campaña',
    ],
    says: 'Una campaña de marketing se extiende durante {marketingWeeks} en torno a su lanzamiento. Nuestro trabajo en ella es de {marketingDuration}.',
  },
  'marketing-steps': {
    asks: [
      '¿Cómo se desarrolla una campaña con ustedes?',
      'pasos de una campaña',
      'proceso de marketing',
      'cómo trabajan para dar a conocer un protocolo',
      'fases del marketing y cuánto dura cada una',
    ],
    says: 'Una campaña tiene cuatro pasos, en días laborables: Escuchar ({marketingListenDays}), Escribir ({marketingWriteDays}), Lanzar ({marketingLaunchDays}) y Mantener ({marketingKeepDays}). Observamos a personas que prueban el producto, escribimos los textos, lanzamos con su equipo e informamos cada semana.',
  },
  'marketing-weeks': {
    asks: [
      '¿Qué pasa en cada semana de la campaña?',
      'plan semana a semana',
      'en qué semana es el lanzamiento',
      'calendario de marketing antes y después del lanzamiento',
      'siguen con la campaña después del lanzamiento',
    ],
    says: 'Nuestro plan de muestra abarca {marketingWeeks}. Escuchamos en la semana {marketingListenWeek}, escribimos en las semanas {marketingWriteWeeks}, lanzamos en la semana {marketingLaunchWeek} y mejoramos lo aprendido en las semanas {marketingKeepWeeks}.',
  },
  'marketing-board': {
    asks: [
      '¿Recibimos un plan con todas las tareas de marketing?',
      'calendario editorial',
      'quién hace qué y cuándo en la campaña',
      'ejemplo de plan de campaña',
      'lista de tareas de la campaña',
    ],
    says: 'En la primera semana recibe un tablero con todas las tareas de la campaña. Cada tarea tiene un canal, un autor, un revisor y una cifra que medimos. Hay un ejemplo en la página de marketing.',
  },
  'marketing-people': {
    asks: [
      '¿Quién trabaja en la campaña?',
      'roles del equipo de marketing',
      'nuestro ingeniero tiene que participar en el marketing',
      'ponen redactor y community manager',
      'quién escribe y quién revisa',
    ],
    says: 'En nuestro plan de muestra, nuestro redactor y nuestra responsable de comunidad comparten la campaña con su ingeniero y su responsable de producto. Cada tarea tiene un autor, y una segunda persona la revisa.',
  },
  'marketing-deliverables': {
    asks: [
      '¿Qué recibo de una campaña de marketing?',
      'entregables de marketing',
      'qué incluye el marketing web3',
      'qué nos queda al final de la campaña',
      'alcance del servicio de marketing',
    ],
    says: 'Una campaña produce cinco cosas: un mensaje de una página, un calendario, los textos, una comunidad atendida y una página de cifras cada semana. Los textos son la documentación, el anuncio del lanzamiento, artículos y respuestas a preguntas difíciles.',
  },
  'marketing-report': {
    asks: [
      '¿Qué contiene el informe semanal de marketing?',
      'informe semanal campaña',
      'me dicen también las cifras malas',
      'cómo sé si el marketing funciona',
      'ejemplo de informe de kpi',
    ],
    says: 'Cada semana de la campaña recibe una página de cifras, con las malas primero. La muestra enseña qué salió mal, esta semana junto a la anterior, cómo se contó cada cifra y qué viene después.',
  },
  'marketing-channels': {
    asks: [
      '¿Qué canales de marketing utilizan?',
      'canales de marketing',
      'dónde publican para nosotros',
      'hacen newsletters, artículos y charlas',
      'content marketing, prensa, eventos, qué hacen',
    ],
    says: 'Trabajamos en seis canales: documentación, artículos técnicos, boletines, grupos de chat, charlas y eventos, y publicidad. La documentación va primero, porque la mayoría de los lanzamientos la necesitan antes que un público mayor.',
  },
  'marketing-counts': {
    asks: [
      '¿Qué miden en cada canal?',
      'métricas de marketing',
      'qué kpi cuentan',
      'cuentan seguidores o usuarios reales',
      'cómo miden el éxito de una campaña',
    ],
    says: 'Contamos las páginas de documentación leídas hasta el final, los enlaces de desarrolladores a los artículos y los lectores del boletín que prueban el producto o se van. También medimos el tiempo hasta la primera respuesta, los códigos canjeados en eventos y el coste publicitario de un primer uso completo.',
  },
  'marketing-tracking': {
    asks: [
      '¿Cómo miden una campaña sin rastrear a las personas?',
      'ponen cookies o píxeles en nuestra web',
      'google analytics para la campaña',
      'medición de marketing respetuosa con la privacidad',
      'analítica de campaña sin cookies rgpd',
    ],
    says: 'Medimos una campaña con los eventos de los contratos, que son públicos, y con las lecturas de páginas en su propio servidor. No ponemos cookies.',
  },
  'marketing-refuse': {
    asks: [
      '¿Qué se niegan a hacer en marketing?',
      'qué no hacen en marketing',
      'hacen shilling o hype',
      'una cuenta atrás para crear fomo',
      'mandan mensajes privados a desconocidos',
      'su marketing cripto es honesto',
    ],
    says: 'Nuestro contrato de marketing excluye seguidores comprados, bots, operaciones ficticias y elogios pagados sin avisar. Tampoco hablamos de precio o rentabilidad, ni hacemos sorteos a cambio de wallets, seguidores o reenvíos, ni primeros mensajes a desconocidos, ni cuentas atrás que vuelven a empezar.',
  },
  'marketing-followers': {
    asks: [
      '¿Compran seguidores o bots?',
      'comprar seguidores',
      'conseguir rápido miles de miembros en telegram',
      'necesitamos wallets activas y volumen para el pitch',
      'los seguidores son personas reales',
    ],
    says: 'Nunca compramos seguidores, bots ni volumen de operaciones. Una multitud comprada se va con la primera recompensa, y su producto necesita menos personas, que lo entiendan, lo prueben y vuelvan.',
  },
  'marketing-influencers': {
    asks: [
      '¿Trabajan con influencers?',
      'influencers cripto',
      'promoción pagada con youtubers',
      'se etiquetan las publicaciones patrocinadas',
      'KOL para nuestro proyecto',
    ],
    says: 'Trabajamos con influencers que usan el producto y dicen en la primera línea que cobran. Escriben su propia opinión. Rechazamos los elogios pagados sin avisar.',
  },
  'marketing-promises': {
    asks: [
      '¿Prometen listados, titulares o un precio?',
      'pueden listarnos en un exchange',
      'subirá el precio del token con su marketing',
      'resultados garantizados marketing',
      'pueden hacer pump de nuestro token',
    ],
    says: 'Nosotros no prometemos listados, titulares, volumen ni precio. Nuestras campañas nunca hablan de precio o rentabilidad, porque ni usted ni nosotros conocemos el precio.',
  },
  'marketing-airdrop': {
    asks: [
      '¿Hacen campañas de airdrop?',
      'airdrop marketing',
      'planear un airdrop para hacer crecer la comunidad',
      'premiar a nuestros primeros usuarios con tokens',
    ],
    says: 'Planeamos un airdrop para personas que han usado su producto. Pagar a desconocidos por sus wallets atrae a coleccionistas de esos pagos. Usted mismo puede pagar una lista en la página de claims.',
  },
  'marketing-raffles': {
    asks: [
      '¿Organizan sorteos o concursos?',
      'giveaway por retuits',
      'concurso seguir y compartir',
      'sorteo de whitelist por likes',
    ],
    says: 'Nunca organizamos sorteos a cambio de wallets, seguidores o reenvíos. Atraen a personas que se van después del sorteo.',
  },
  'marketing-ads': {
    asks: [
      '¿Hacen publicidad de pago?',
      'google ads cripto',
      'qué anuncios compran',
      'banners en sitios cripto',
      'publicidad en buscadores para un lanzamiento',
    ],
    says: 'Compramos unos pocos anuncios de búsqueda cuyas palabras nombran el problema que resuelve su producto. Medimos cuánto cuesta un primer uso completo.',
  },
  'marketing-ad-budget': {
    asks: [
      '¿Quién paga la publicidad?',
      'el gasto en anuncios está incluido en el precio',
      'cobran comisión sobre los anuncios',
      'gastos aparte de sus honorarios de marketing',
      'quién paga traducciones y viajes',
    ],
    says: 'Usted paga cada canal de publicidad directamente, y nosotros no cobramos ninguna parte. También paga directamente traducciones y viajes, sin margen nuestro.',
  },
  'marketing-needs': {
    asks: [
      '¿Qué necesita una campaña de nuestro equipo?',
      'qué necesitan de nosotros para el marketing',
      'cuánto tiempo quita el marketing a nuestros ingenieros',
      'requisitos para empezar una campaña',
      'quién debe aprobar los textos en nuestra empresa',
    ],
    says: 'Una campaña necesita un producto que se pueda probar y un ingeniero que compruebe los datos dos horas por semana. Usted nos da también sus cifras, incluidas las malas, y nombra a una persona que apruebe un texto en un día.',
  },
  'marketing-no-product': {
    asks: [
      '¿Hacen marketing de tokens sin producto?',
      'promocionar mi meme coin',
      'solo tenemos un token y un whitepaper',
      'basta una versión en testnet para empezar',
      'dar hype a nuestra preventa',
    ],
    says: 'Rechazamos el marketing de tokens sin producto. Basta un producto en una red de pruebas, siempre que se pueda probar.',
  },
  'marketing-failure': {
    asks: [
      '¿Qué pasa si el lanzamiento fracasa?',
      'sin usuarios después de la campaña',
      'podemos parar el marketing antes de tiempo',
      'y si la campaña no funciona',
      'me da miedo pagar por un fracaso',
    ],
    says: 'Usted sabe en una semana si un lanzamiento fracasa, porque acordamos las cifras antes. Entonces cambiamos la página, el público o el plan, o paramos.',
  },
  'marketing-community': {
    asks: [
      '¿Gestionan nuestra comunidad y los grupos de chat?',
      'moderación discord',
      'community management telegram',
      'quién responde a los usuarios en nuestro chat',
      'qué pasa cuando un usuario avisa de un fallo',
    ],
    says: 'Respondemos en sus grupos a horas fijas, con reglas públicas, y nunca enviamos el primer mensaje privado. Los fallos que avisan los usuarios llegan a su ingeniero el mismo día.',
  },
  'marketing-texts': {
    asks: [
      '¿Quién escribe los textos y quién los aprueba?',
      'redacción cripto',
      'escriben nuestra documentación y el anuncio del lanzamiento',
      'vemos los artículos antes de publicarlos',
      'quién comprueba los datos de los artículos',
    ],
    says: 'Escribimos la documentación, el anuncio del lanzamiento, los artículos y las respuestas a preguntas difíciles. Su ingeniero aprueba cada texto antes de que lo publiquemos.',
  },
  'marketing-legal': {
    asks: [
      '¿El marketing incluye una revisión legal?',
      'quién comprueba que nuestra promoción es legal',
      'normas MiCA para nuestra campaña',
      'abogado para textos publicitarios',
    ],
    says: 'El marketing no incluye revisión legal. Sus propios abogados revisan lo que la ley de su país exige a los textos.',
  },
  'marketing-ownership': {
    asks: [
      '¿De quién son los canales y los textos de una campaña?',
      'nos quedamos los artículos al acabar el contrato',
      'las cuentas están a nuestro nombre',
      'traspaso del marketing a nuestro equipo',
      'derechos sobre los contenidos',
    ],
    says: 'Los canales, los textos y las cifras de una campaña son suyos desde el primer día. Trabajamos en sus canales, a su nombre, y al final entregamos el plan a su equipo.',
  },
  'marketing-for-whom': {
    asks: [
      '¿Para quién es su marketing Web3?',
      'hacen marketing',
      'agencia de marketing web3',
      'pueden ayudarnos a lanzar una dapp',
      'hicimos algo bueno y nadie lo usa',
    ],
    says: 'Nuestro marketing Web3 es para equipos con un producto que se puede probar. Planificamos las {marketingWeeks} en torno a su lanzamiento, escribimos la documentación, respondemos en sus canales y damos las cifras cada semana.',
  },
  'marketing-start': {
    asks: [
      '¿Cómo empezamos una campaña con ustedes?',
      'contratar marketing',
      'pedir presupuesto de marketing web3',
      'siguiente paso para el marketing',
      'qué les envío para que valoren nuestro marketing',
    ],
    says: 'Escríbanos por la página de contacto con un enlace a lo que ya existe. Respondemos qué haríamos primero en marketing, o por qué conviene esperar.',
  },
}
