import type { PageHandle } from "../../foundation/page/PageHead.ts"

/**
 * What the worker shows where there is no network and a page that was never read on the device. It runs no scripts, because it stands at
 * other pages' addresses; the worker fills in why, the way to try again and what can be read.
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
