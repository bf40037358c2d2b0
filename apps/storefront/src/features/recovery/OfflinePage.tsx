import type { PageHandle } from "../../foundation/page/PageHead.ts"

/**
 * The page that the worker returns without a network for a page that is not cached. It runs no scripts because it appears at other pages'
 * URLs. The worker inserts the reason, the retry link and the cached pages.
 */
export const Component = () => (
  <div className="wrap">
    <section className="err">
      <div>
        <h1>You are offline</h1>
        <p className="err__lede" data-why="">
          You need to be online for this page.
        </p>
        <div className="acts" data-again="" />
      </div>
    </section>
    <div data-read-here="" />
  </div>
)

export const load = (): null => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `You are offline | ${settings.brandName}`,
    description: "This page needs a connection.",
    canonicalPath: "/pages/offline",
    isIndexed: false,
    isStill: true,
    imagePath: null,
    structuredData: () => []
  })
}
