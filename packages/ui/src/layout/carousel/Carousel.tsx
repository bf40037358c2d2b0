import useEmbla from "embla-carousel-react"
import { type KeyboardEvent, type ReactNode, useCallback, useSyncExternalStore } from "react"
import { IconButton } from "../../controls/button/Button.tsx"
import { SectionHead } from "../section-head/SectionHead.tsx"

export interface CarouselProps {
  /** The heading, which also names the region. */
  readonly title: string
  /** A note beside the heading. */
  readonly note?: string | undefined
  /** An action before the buttons. */
  readonly action?: ReactNode
  /** One entry for each slide; `key` is its React key. */
  readonly slides: ReadonlyArray<{ readonly key: string; readonly slide: ReactNode }>
}

type Api = NonNullable<ReturnType<typeof useEmbla>[1]>

/** The effect of each arrow key, which is the same as that of the buttons. */
const keys: Readonly<Record<string, (api: Api, jump: boolean) => void>> = {
  ArrowLeft: (api, jump) => api.scrollPrev(jump),
  ArrowRight: (api, jump) => api.scrollNext(jump),
  Home: (api, jump) => api.scrollTo(0, jump),
  End: (api, jump) => api.scrollTo(api.scrollSnapList().length - 1, jump)
}

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * Renders a row that scrolls sideways by its buttons, by swipe and by arrow keys, and never automatically (GAP-C42). Without scripts it is
 * a scrollable row. The buttons are disabled at the ends.
 */
export const Carousel = ({ action, note, slides, title }: CarouselProps) => {
  const [view, api] = useEmbla({ align: "start", containScroll: "trimSnaps", slidesToScroll: "auto" })
  const canGoBack = useApi(api, (now) => now.canScrollPrev())
  const canGoOn = useApi(api, (now) => now.canScrollNext())
  const press = (event: KeyboardEvent) => {
    const go = event.target === event.currentTarget ? keys[event.key] : undefined
    if (go === undefined || api === undefined) return
    event.preventDefault()
    go(api, prefersStillness())
  }
  // The row itself takes the focus for keyboard users.
  const byKeys = { tabIndex: 0, onKeyDown: press }
  return (
    <section className="carousel" aria-label={title} aria-roledescription="carousel" {...byKeys}>
      <SectionHead
        title={title}
        note={note}
        action={
          <div className="carousel__go">
            {action}
            <IconButton
              edge
              icon="arrow-left"
              label={`Previous: ${title}`}
              disabled={!canGoBack}
              onClick={() => api?.scrollPrev(prefersStillness())}
            />
            <IconButton
              edge
              icon="arrow-right"
              label={`Next: ${title}`}
              disabled={!canGoOn}
              onClick={() => api?.scrollNext(prefersStillness())}
            />
          </div>
        }
      />
      <div ref={view} className="carousel__view" data-alive={api !== undefined}>
        <ul className="carousel__row">
          {slides.map(({ key, slide }) => (
            <li key={key}>{slide}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Subscribes to a part of the carousel's state. */
const useApi = (api: Api | undefined, read: (api: Api) => boolean): boolean => {
  const listen = useCallback(
    (notify: () => void) => {
      api?.on("select", notify).on("reInit", notify).on("init", notify)
      return () => void api?.off("select", notify).off("reInit", notify).off("init", notify)
    },
    [api]
  )
  return useSyncExternalStore(
    listen,
    () => api !== undefined && read(api),
    () => false
  )
}
