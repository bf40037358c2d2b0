/** An engine's size as a plate has room for it: of '350 cid (5.7L)', both sizes of a family's engine, '5.7L'; any other name as it is. */
export const engineSize = (displacement: string): string => /\(([\d.]+L)\)$/.exec(displacement)?.[1] ?? displacement
