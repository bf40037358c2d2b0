import { VERSION } from "@camber/part-drawings"

/** Addresses of pictures on the content host. */
export interface Pictures {
  /** An origin, or empty for the shop's own. */
  readonly host: string
  /** `path` is what the catalogue holds: path and query of a drawing; for a card or a line, where its dimension lines would not be read. */
  readonly of: (path: string) => string
  /** As `of`, with the dimension lines that it has. */
  readonly measured: (path: string) => string
  /** A drawing by its name, small and without dimension lines. */
  readonly drawing: (name: string) => string
}

const withParameter = (path: string, parameter: string): string => `${path}${path.includes("?") ? "&" : "?"}${parameter}`

const withoutDimensions = (path: string): string =>
  path.startsWith("/content/parts/") && !path.includes("dims=false") ? withParameter(path, "dims=false") : path

/** `version` is that of what draws them, so that their addresses are new where they are; null leaves it out. */
export const picturesOn = (host: string, version: string | null = null): Pictures => {
  const measured = (path: string): string => host + (version === null ? path : withParameter(path, `${VERSION}=${version}`))
  return {
    host,
    measured,
    of: (path) => measured(withoutDimensions(path)),
    drawing: (name) => measured(`/content/parts/${encodeURIComponent(name)}.svg?dims=false`)
  }
}
