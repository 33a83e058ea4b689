"""What every page tells search engines and social networks about itself."""

from nk.content.schema.base import ContentModel
from nk.content.schema.text import Text, TextList


class Head(ContentModel):
    """The title, description and keywords of a page."""

    title: Text
    description: Text
    keywords: TextList
