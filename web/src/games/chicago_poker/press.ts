/**
 * A click on anything that offers an action. What was clicked is read from the element, as it was shown, never from the
 * state behind it: that may have moved on between the press and its handling.
 */
export function pressing(choose: (action: string) => void, askWhy: (action: string) => void = () => undefined) {
  return (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const { offered, askWhy: asked } = event.currentTarget.dataset;
    if (offered) choose(offered);
    else if (asked) askWhy(asked);
  };
}
