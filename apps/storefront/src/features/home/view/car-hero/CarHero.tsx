import { LinkButton, VehicleBadge } from "@camber/ui"

export interface CarHeroProps {
  readonly vehicle: string
  readonly engine?: string | undefined
  readonly stockEngine?: string | undefined
  /** Side view, 640 x 240. */
  readonly pictureUrl: string
  /** Number of fitting parts as text; absent if unknown. */
  readonly fitting?: string | undefined
  readonly carHref: string
  readonly shopHref: string
}

/** The selected car at the top of the home page. The server renders it, so that the layout does not shift. */
export const CarHero = ({ vehicle, engine, stockEngine, pictureUrl, fitting, carHref, shopHref }: CarHeroProps) => (
  <section className="carhero on-chalk" aria-label={vehicle}>
    <div className="wrap">
      <div className="carhero__t">
        <div className="carhero__plate">
          <VehicleBadge size="large" vehicle={vehicle} engine={engine} stockEngine={stockEngine} selected />
        </div>
        {fitting !== undefined && <p>{fitting}</p>}
        <div className="acts">
          <LinkButton variant="primary" href={carHref}>
            Open the Car
          </LinkButton>
          <LinkButton variant="chalk" href={shopHref}>
            Shop All That Fits
          </LinkButton>
        </div>
      </div>
      <img src={pictureUrl} alt={`${vehicle}, from the side`} width={640} height={240} fetchPriority="high" decoding="async" />
    </div>
  </section>
)
