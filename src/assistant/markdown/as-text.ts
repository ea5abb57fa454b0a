/** A text in which nothing means something in Markdown. */
export const asText = (text: string): string => text.replaceAll(/([\\`*_[\]<>#|~])/g, String.raw`\$1`)
