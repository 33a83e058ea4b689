"""content/pages/food-drink.yaml."""

from nk.content.schema.shop import HeadedPart, PointList, ServiceHero
from nk.content.schema.values import ButtonText, ContentModel, Head, Text


class FoodHero(ServiceHero):
    """The first screen, with the two outside addresses."""

    order: ButtonText
    menu: ButtonText


class BoardWords(HeadedPart):
    """What the menu board says around its lines."""

    groups_label: Text
    popular: Text
    popular_only: Text
    showing_popular: Text
    showing_all: Text
    price: Text
    plus: Text
    flavours: Text
    sold_out: Text
    sold_out_at: Text
    only_at: Text
    note: Text


class FoodDrinkPage(ContentModel):
    """The whole page; the menu itself is in content/menu.yaml."""

    head: Head
    hero: FoodHero
    features: PointList
    board: BoardWords
    closing: HeadedPart
    book: ButtonText
