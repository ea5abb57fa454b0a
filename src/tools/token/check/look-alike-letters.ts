/**
 * Letters of other scripts that are drawn like Latin ones, beside the Latin letter: the capital and small letters of Cyrillic, Greek,
 * Armenian and Cherokee that fonts do not tell apart.
 */
const pairs =
  'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX Ԛ Q ԜW аa еe ѕs іi јj оo рp сc уy хx һh ԁd ԛq ԝw ӏl ' +
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa οo ρp νv ιi κk υu ' +
  'ՍU ՏS Օ O օo սu հh ցg ԼL Ꭺ A Ᏼ B Ꮯ C Ꭰ D Ꭼ E Ꮋ H Ꭻ J Ꮶ K Ꮮ L Ꮇ M Ꮲ P Ꭱ R Ꮪ S Ꭲ T Ꮩ V Ꮤ W Ꮓ Z'

const letters = new Map<string, string>()
const signs = [...pairs.replaceAll(' ', '')]
for (let at = 0; at < signs.length; at += 2) letters.set(signs[at]!, signs[at + 1]!)

/** A text as a hurried reader sees it: in Latin letters, without accents and case, zero and O, one and l and I taken for the same. */
export function asSeen(text: string): string {
  const latin = [...text.normalize('NFKD')].map((sign) => letters.get(sign) ?? sign).join('')
  return latin
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll(/[1L|]/g, 'I')
    .replaceAll('5', 'S')
}
