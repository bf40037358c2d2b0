import frontEnd from "./front-end.svg"

/** The front suspension with the angle that the shop is named after. Not drawn (nor fetched) on narrow screens. */
export const FrontEnd = () => (
  <div className="rig">
    <img src={frontEnd} alt="" width={552} height={318} loading="lazy" decoding="async" />
  </div>
)
