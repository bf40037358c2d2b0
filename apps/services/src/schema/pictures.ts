/** Addresses of pictures on the content host. `imageHost` is an origin, or empty for the shop's own. */
export interface Pictures {
  /** `path` is what the catalogue holds: path and query of a drawing. */
  readonly of: (path: string) => string
  /** A drawing by its name, small and without dimension lines. */
  readonly drawing: (name: string) => string
}

export const picturesOn = (imageHost: string): Pictures => ({
  of: (path) => `${imageHost}${path}`,
  drawing: (name) => `${imageHost}/content/parts/${encodeURIComponent(name)}.svg?dims=false`
})
