import { phrases, words, type LanguageWords } from './language-words.ts'

export const es: LanguageWords = {
  surrounding: words(`el la los las un una unos unas lo de del al a y o u pero que qué cual cuales quien como si no
    es son era ser soy eres esta estan estoy esta este estos estas eso esa ese ha han he has hay haber tiene tienen tengo tenemos tener puede puedo pueden podemos podria
    debe debo deben yo me mi mis nos nuestro nuestra nuestros nuestras usted ustedes vosotros vuestro vuestra vuestros vuestras su sus tu tus te se le les
    en con sin por para sobre entre hasta desde ante bajo hacia cuando donde
    hola buenas buenos dias tardes gracias favor quiero quisiera queria querria saber decir diga dime pregunta algo alguien
    tambien ya mas menos muy bien solo poco aqui alli hacer hace hacen haceis ofrecen ofreceis ofrece necesito necesita dan dais todo todos toda todas`),
  telling:
    words(`el los las una del que es son como cuanto cuanta por para con puedo puede mi su sus ustedes usted hay cual quien donde
    cuando y en se lo al nuestro vuestro tienen quiero esta
    tiene tengo teneis tenes tenemos hacen haceis hace hago hacer podeis pueden podes usais usan poneis ponen venden vendeis cobran cobrais
    trabajan trabajais ofrecen ofreceis aceptan aceptais sois soy sos eres estais estan vosotros ustedes usted os vos necesito quiere quieren
    pais ley crear sin dia dias uso usar quienes hora sirven atienden atendeis movil bloquear bloqueo lanzar moneda precio costo coste fecha
    correo pagina billetera dinero plata gente o si mejor me mis mi ese eso esa esto este desde hasta pero porque tambien muy mas hola sirve funciona puedes dan dais de perdi vuestra vuestros`),
  meanings: [
    phrases(
      `precio, precios, coste, costo, costes, cuesta, cuestan, costar, cuanto, cuanto vale, tarifa, tarifas, caro, barato, comision, comisiones, presupuesto, cobran, cobrais, cobra`,
    ),
    phrases(
      `duracion, plazo, plazos, cuanto tiempo, cuantos dias, dias, semanas, dura, duran, tarda, tardan, tardais, tiempo, rapido, demora`,
    ),
    phrases(
      `auditoria, auditorias, auditar, audit, auditan, auditor, auditores, revision, revisar, revisan, revisar codigo, examen`,
    ),
    phrases(`liquidez, lp, pool, pools, participacion, participaciones, tokens lp, uniswap, posicion`),
    phrases(
      `bloquear, bloqueo, bloqueos, bloqueado, bloqueados, bloquea, congelar, lock, vesting, cerrar, inmovilizar`,
    ),
    phrases(
      `desbloquear, desbloqueo, liberar, liberacion, retirar, retiro, retirada, antes de tiempo, antes de la fecha, anticipado, anticipadamente, recuperar, sacar`,
    ),
    phrases(`token, tokens, moneda, monedas, coin, coins, erc 20, erc20, memecoin, meme coin, meme token`),
    phrases(`nft, nfts, coleccion, colecciones, drop`),
    phrases(`gratis, gratuito, gratuita, sin coste, sin costo, libre, gratuitos`),
    phrases(
      `contacto, contactar, contactaros, contactarlos, correo, email, e mail, mail, escribir, correo electronico`,
    ),
    phrases(`llamada, llamar, telefono, numero de telefono, cita, reunion, reservar, videollamada`),
    phrases(`persona, personas, humano, persona real, gente, agente, empleado`),
    phrases(`privacidad, rgpd, datos, datos personales, proteccion de datos`),
    phrases(`cookie, cookies, rastreo, seguimiento, rastreadores`),
    phrases(`borrar, eliminar, eliminacion, borrado, suprimir`),
    phrases(`crear, creo, creacion, hacer un, generar, lanzar, lanzamiento, construir, desplegar, fabricar`),
    phrases(`acunar, mintear, mint, canjear, codigo del evento, canje`),
    phrases(
      `reclamar, reclamo, reclamacion, claim, airdrop, repartir, reparto, distribuir, distribucion, cobrar mi parte`,
    ),
    phrases(
      `asignacion, asignaciones, grant, grants, tokens del equipo, revocable, revocables, concesion, concesiones`,
    ),
    phrases(`cartera, carteras, billetera, billeteras, monedero, wallet, wallets, metamask, cuenta`),
    phrases(`gas, tarifa de red, comision de red, comision de transaccion`),
    phrases(
      `informe, informes, entregable, entregables, resultado, que recibo, que recibimos, recibir, recibo, entrega, reporte, reportes`,
    ),
    phrases(
      `fallo, fallos, vulnerabilidad, vulnerabilidades, error encontrado, bug, bugs, hallazgo, hallazgos, defecto`,
    ),
    phrases(`correccion, correcciones, corregir, arreglar, arreglo, arreglos, corregido`),
    phrases(`marketing, promocion, promocionar, publicidad, mercadotecnia`),
    phrases(`diseno, disenar, disenan, interfaz, ui, ux, disenador, pantallas`),
    phrases(`empresa, compania, agencia, negocio, firma`),
    phrases(`garantia, garantias, garantizar, garantizan, garantizado, garantizais, prometen, promesa`),
    phrases(`estafa, honeypot, rug, rug pull, scam, fraude, timo, fiable`),
    phrases(`reembolso, devolucion, devolver, devuelven, reembolsar`),
    phrases(`propietario, dueno, administrador, admin`),
    phrases(`cadena, cadenas, red, redes, blockchain, blockchains`),
    phrases(`codigo fuente, codigo, fuente, open source`),
    phrases(`prueba, probar, demostrar, demuestra, verificar, verificacion, verificado, comprobar`),
    phrases(`permanente, definitivo, para siempre, permanentemente, definitivamente`),
    phrases(`revocar, cancelar, anular, cancelacion, revocacion`),
    phrases(`empezar, comenzar, inicio, iniciar, arrancar, primer paso`),
    phrases(`pasos, proceso, procedimiento, fases, como funciona, etapas`),
    phrases(`pagar, pago, pagos, factura, por adelantado`),
    phrases(`stablecoin, stablecoins, usdc, usdt, dai`),
    phrases(`confidencial, confidencialidad, nda, acuerdo de confidencialidad, secreto`),
    phrases(`invertir, inversion, comprar, prediccion de precio, rentable`),
    phrases(`frase de recuperacion, frase semilla, semilla, clave privada, seed`),
    phrases(`contrato, contratos, smart contract, smart contracts, contrato inteligente, contratos inteligentes`),
    phrases(`diferencia, diferencias, comparar, comparado, comparacion`),
    phrases(`donde estan, ubicacion, sede, pais, oficina, ubicados`),
    phrases(`preparar, preparacion, aportar, entregar`),
    phrases(`libro blanco, whitepaper, documento tecnico`),
    phrases(`folleto, folletos, catalogo`),
    phrases(`prensa, medios, periodista, kit de prensa`),
    phrases(`boletin, newsletter, suscribir, suscribirme, darme de baja, baja`),
    phrases(`idioma, idiomas, espanol, ingles`),
    phrases(`influencer, influencers, kol, kols, youtuber, youtubers`),
    phrases(`suministro, supply, oferta total, emision total`),
    phrases(`regalia, regalias, royalty, royalties`),
    phrases(`prolongar, alargar, ampliar, extender, aplazar`),
    phrases(`ejemplo, muestra, sample`),
    phrases(`novedades, noticias, cambios, changelog`),
  ],
  endings: {
    cut: words(
      'amientos imientos amiento imiento aciones iciones acion icion mente ables ible able idad ados adas idos ando iendo arlos arlas arles arme erme irme arnos arlo arla arle areis ereis abais asteis isteis aron ieron aste iste amos emos imos ado ada ido ais eis ar er ir an en os as es is o a e s',
    ),
    least: 4,
  },
  goesOn: phrases('y, y para, y si, tambien, o, pero, que hay de, y cuanto, lo mismo para'),
  pointing: words('eso esto ello esos estos lo'),
  joins: words('y e ademas & tambien'),
  alternatives: words('o'),
  asking: words('como cuanto cuanta cuantos cuando donde quien que cual cuales puedo puede hay es son'),
  clauses: words(
    'se yo tengo tienen teneis tiene hago hacen haceis ofrecen ofreceis aceptan aceptais debo debemos podria podemos pueden podeis existe necesito esta estan',
  ),
}
