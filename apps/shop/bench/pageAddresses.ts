const category = "/shop/brakes~2-3"
const toolbox = "/the-toolbox"

/** Returns the name and path of one page of each kind. */
export const pageAddresses = async (origin: string): Promise<ReadonlyArray<readonly [name: string, path: string]>> => [
  ["home", "/"],
  ["category", category],
  ["product", await firstLink(origin, category, /href="(\/item\/[^"?#]+\/\d+)"/)],
  ["search", "/search?query=brake+rotor"],
  ["article", await firstLink(origin, toolbox, /href="(\/the-toolbox\/[^"/]+\/\d+)"/)]
]

const firstLink = async (origin: string, list: string, link: RegExp): Promise<string> => {
  const path = link.exec(await (await fetch(origin + list)).text())?.[1]
  if (!path) throw new Error(`${list} has no page that the benchmark can use.`)
  return path
}
