/** The cart's lines while they are on their way. By default as many as fill a phone, so that what follows them moves out of sight. */
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
