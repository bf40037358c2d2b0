import { type Element, elementsOf } from "./elementsOf.ts"

const BROKEN = /NaN|undefined|null|Infinity|\[object|e-\d/

/**
 * What of a picture is not sound: elements and attributes that are not allowed, and values that were reckoned wrong. A list, because an
 * expectation for each of them would take longer than all of the drawing.
 */
export const faultsOf = (
  svg: string,
  isElement: (name: string) => boolean,
  isAttribute: (attribute: string, element: Element) => boolean = () => true
): ReadonlyArray<string> => {
  const faults: string[] = []
  for (const element of elementsOf(svg)) {
    if (!isElement(element.name)) faults.push(`<${element.name}>`)
    for (const [attribute, value] of Object.entries(element.attributes))
      if (!isAttribute(attribute, element) || BROKEN.test(value)) faults.push(`<${element.name} ${attribute}="${value}">`)
  }
  return faults
}
