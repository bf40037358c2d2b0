/** The only two full pages for errors: an address that leads nowhere, and everything else (ERR-15, ERR-16). */
export type ErrorPage = "notFound" | "unavailable"

/** By the status of what was caught; a missing one is any other than 404 (ERR-11, ERR-15). */
export const errorPage = (status: number | null): ErrorPage => (status === 404 ? "notFound" : "unavailable")

/** The status that what was caught carries, as HTTP knows them; 500 where it carries none (ERR-14, ERR-124). */
export const statusOf = (caught: unknown): number => {
  const status: unknown = Object(caught).status
  return typeof status === "number" && Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500
}
