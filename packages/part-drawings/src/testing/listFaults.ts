import { type Element, parseElements } from "./parseElements.ts"

const BROKEN = /NaN|undefined|null|Infinity|\[object|e-\d/

/**
 * Lists the problems of an image: forbidden elements and attributes, and miscalculated values. Returns a list, because
 * one expectation per value would take longer than drawing.
 */
export const listFaults = (
  svg: string,
  isElement: (name: string) => boolean,
  isAttribute: (attribute: string, element: Element) => boolean = () => true
): ReadonlyArray<string> => {
  const faults: string[] = []
  for (const element of parseElements(svg)) {
    if (!isElement(element.name)) faults.push(`<${element.name}>`)
    for (const [attribute, value] of Object.entries(element.attributes))
      if (!isAttribute(attribute, element) || BROKEN.test(value)) faults.push(`<${element.name} ${attribute}="${value}">`)
  }
  return faults
}
