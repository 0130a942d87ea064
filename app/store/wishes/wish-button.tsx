import { Heart } from "lucide-react";
import { Link } from "react-router";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useWishes } from "./use-wishes";
import { wishTexts } from "./wish-texts";
import "./wishes.css";

export function WishButton({ slug }: { slug: string }) {
	const t = useTexts(wishTexts);
	const { slugs, toggle } = useWishes();
	const isWished = slugs?.includes(slug) ?? false;
	return (
		<p className="wish-line row flow">
			<Button
				size="small"
				variant="ghost"
				aria-pressed={isWished}
				disabled={slugs === null}
				onClick={() => void toggle(slug)}
			>
				<Heart className="icon" aria-hidden="true" />
				{isWished ? t.wished : t.wish}
			</Button>
			{isWished && (
				<Link className="small" to={`${pathTo("cart")}#wishes`}>
					{t.open}
				</Link>
			)}
		</p>
	);
}
