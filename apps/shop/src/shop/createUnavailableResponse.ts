const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Temporarily unavailable</title>
<body style="font:16px/1.5 sans-serif;margin:4rem auto;padding:0 1rem;max-width:30rem"><main><h1>This page is temporarily unavailable</h1>
<p>Your cart and your car are safe. Wait a few seconds, then try again.</p><p><a href="" style="display:inline-block;padding:.6rem 0">Try Again</a></p></main>`

/**
 * Creates the response to a request that failed or took too long. Browsers get a page with a Try Again link, other clients a line of text.
 */
export const createUnavailableResponse = (
  { headers, method }: Request,
  status: 500 | 503,
  additional: Readonly<Record<string, string>> = {}
): Response => {
  const isPage = method === "GET" && headers.get("accept")?.includes("text/html") === true
  return new Response(isPage ? page : "This page is temporarily unavailable.", {
    status,
    headers: { "content-type": isPage ? "text/html; charset=utf-8" : "text/plain", "cache-control": "no-store", ...additional }
  })
}
