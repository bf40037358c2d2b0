/** The index of assemblies. */
export const ASSEMBLIES_HREF = "/assembly"

/** The page of one, at a piece where one is named. */
export const assemblyHref = (name: string, pieceId?: string): string =>
  `${ASSEMBLIES_HREF}/${name}${pieceId === undefined ? "" : `#p-${pieceId}`}`
