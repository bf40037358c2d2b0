/** The web app manifest (SEO-03, GAP-86): https://www.w3.org/TR/appmanifest/ */
export const createWebManifest = (brandName: string) => ({
  id: "/",
  name: brandName,
  short_name: brandName,
  description: "Parts for street and race cars, checked against yours.",
  lang: "en-US",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  theme_color: "#171b22",
  background_color: "#f3f2ee",
  categories: ["shopping"],
  icons: ["app", "app-maskable"].flatMap((name) =>
    [192, 512].map((side) => ({
      src: `/content/icons/${name}-${side}.png`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose: name === "app" ? "any" : "maskable"
    }))
  ),
  shortcuts: [
    { name: "My Garage", url: "/CustomerVehicle" },
    { name: "Search", url: "/search" },
    { name: "Cart", url: "/shoppingcart" },
    { name: "Order History", url: "/account/orderhistory" }
  ]
})

/** Shared by all visitors, for an hour. */
export const createManifestResponse = (request: Request, brandName: string): Response =>
  new Response(request.method === "HEAD" ? null : JSON.stringify(createWebManifest(brandName)), {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff"
    }
  })
