/** Renders placeholders while the cart's lines load. By default they fill a phone, so that the content below them shifts out of view. */
export const CartLinesSkeleton = ({ count = 4 }: { readonly count?: number }) => (
  <div>
    <output className="vh">Loading your cart</output>
    <ul aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li className="cartline" key={index}>
          <span className="sheet" />
          <div className="cartline__what">
            <div>
              <span className="sk sk--t sk--40" />
              <span className="sk sk--line" />
              <span className="sk sk--t sk--60" />
            </div>
            <span className="sk sk--fit" />
          </div>
          <div className="cartline__controls">
            <span className="stepper stepper--small" />
          </div>
        </li>
      ))}
    </ul>
  </div>
)
