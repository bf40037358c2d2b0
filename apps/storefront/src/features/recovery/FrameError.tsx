import { PageError } from "./PageError.tsx"

/** The error page when what stands around every page failed itself: it brings its landmark along. */
export const FrameError = () => (
  <main id="main">
    <PageError />
  </main>
)
