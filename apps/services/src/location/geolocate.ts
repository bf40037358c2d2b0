import type { geolocate } from "@camber/domain/location"

/** Names of the headers in which a trusted proxy states the location of a visitor's IP address. */
export interface GeolocationHeaders {
  /** Header with the country code (ISO 3166-1, two letters). */
  readonly country: string
  readonly zip: string
}

/** Maximum length of a header value. Longer values are cut. */
const LONGEST = 16

/** Returns a visitor's location from the proxy's headers (CALL-40, GAP-19), without asking a third party. */
export const createHeaderGeolocation =
  (headers: GeolocationHeaders | null) =>
  async (request: Request): Promise<Response> => {
    const headerValue = (name: string | undefined) => (name === undefined ? null : request.headers.get(name)?.slice(0, LONGEST) || null)
    const place: (typeof geolocate)["result"]["Encoded"] = { zip: headerValue(headers?.zip), country_code: headerValue(headers?.country) }
    return new Response(request.method === "HEAD" ? null : JSON.stringify(place), {
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }
    })
  }
