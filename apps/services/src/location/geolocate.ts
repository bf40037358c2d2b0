import type { geolocate } from "@camber/domain/location"

/** Headers in which a proxy in front of the shop says where a visitor's network address is. Without one that does, nobody knows. */
export interface GeolocationHeaders {
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly zip: string
}

/** Longest text of such a header that is passed on. */
const LONGEST = 16

/** Answers where a visitor is, as far as the proxy says (CALL-40, GAP-19); no third party is asked. */
export const createHeaderGeolocation =
  (headers: GeolocationHeaders | null) =>
  async (request: Request): Promise<Response> => {
    const headerValue = (name: string | undefined) => (name === undefined ? null : request.headers.get(name)?.slice(0, LONGEST) || null)
    const place: (typeof geolocate)["result"]["Encoded"] = { zip: headerValue(headers?.zip), country_code: headerValue(headers?.country) }
    return new Response(request.method === "HEAD" ? null : JSON.stringify(place), {
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }
    })
  }
