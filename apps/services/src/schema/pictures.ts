/** Addresses of pictures on the content host. `imageHost` is an origin, or empty for the shop's own. */
export interface Pictures {
  /** `path` is what the catalogue holds: path and query of a drawing; for a card or a line, where its dimension lines would not be read. */
  readonly of: (path: string) => string
  /** As `of`, with the dimension lines that it has. */
  readonly measured: (path: string) => string
  /** A drawing by its name, small and without dimension lines. */
  readonly drawing: (name: string) => string
}

const withoutDimensions = (path: string): string =>
  path.startsWith("/content/parts/") && !path.includes("dims=false") ? `${path}${path.includes("?") ? "&" : "?"}dims=false` : path

export const picturesOn = (imageHost: string): Pictures => ({
  of: (path) => `${imageHost}${withoutDimensions(path)}`,
  measured: (path) => `${imageHost}${path}`,
  drawing: (name) => `${imageHost}/content/parts/${encodeURIComponent(name)}.svg?dims=false`
})
