import frontEnd from "./front-end.svg"

/**
 * The front suspension with the angle that the shop is named after. Narrow screens neither fetch nor display it. The page renders the
 * lettering, because an image file cannot use the page's fonts.
 */
export const FrontEnd = () => (
  <div className="rig">
    <img src={frontEnd} alt="" width={552} height={318} loading="lazy" decoding="async" />
    <span className="rig__camber" aria-hidden="true">
      CAMBER −4.0°
    </span>
    <span className="rig__track" aria-hidden="true">
      TRACK 59.6 in
    </span>
  </div>
)
